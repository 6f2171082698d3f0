/** Registration codes, their inviters and their offers. */
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { VoucherVariant } from '../../../machines/landing-pages/landing-options.ts';

/**
 * Times are UTC and come from the back end's clock, never from the database, because `CLOCK_OFFSET` must shift them
 * all.
 */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const inviters = pgTable('inviters', {
  id: text('id').primaryKey(),
  name: text('name'),
  active: boolean('active').notNull().default(true),
});

/** The offer of an invitation: countries with their current documents. */
export const customizations = pgTable('customizations', { id: text('id').primaryKey() });

export const customizationCountries = pgTable(
  'customization_countries',
  {
    customizationId: text('customization_id')
      .notNull()
      .references(() => customizations.id),
    isoCode: text('iso_code').notNull(),
    termsPk: text('terms_pk').notNull(),
    dataPolicyPk: text('data_policy_pk').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customizationId, table.isoCode] })],
);

/**
 * `balance`: granted places that are not used yet. An active registration has used one; a pending one only reserves
 * (D14). `validUntil` is the expiry of the code itself, not of a link (D9); `takenBackAt`: withdrawn by an operator,
 * permanently (D53).
 */
export const registrationCodes = pgTable(
  'registration_codes',
  {
    code: text('code').primaryKey(),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => inviters.id),
    customizationId: text('customization_id').references(() => customizations.id),
    campaign: text('campaign'),
    /** The welcome voucher of the code's campaign; null: the standard one (D51). */
    voucher: text('voucher').$type<VoucherVariant>(),
    balance: integer('balance').notNull(),
    /**
     * Counter of registrations pending since later than `reservedAfter`, including expired ones; earlier ones have all
     * expired. A database trigger updates it; `invitations/reserved-places.ts` computes the current value.
     */
    reserved: integer('reserved').notNull().default(0),
    /** null: not counted yet. */
    reservedAfter: time('reserved_after').default(sql`'epoch'`),
    requiresTimestamp: boolean('requires_timestamp').notNull().default(false),
    validUntil: time('valid_until'),
    takenBackAt: time('taken_back_at'),
    refererValid: boolean('referer_valid').notNull().default(true),
    /** Further error types of the code; may be newer than the contract. */
    furtherErrors: text('further_errors')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [check('balance_not_negative', sql`${table.balance} >= 0`)],
);

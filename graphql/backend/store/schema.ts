import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FlowApi } from '../../../machines/flows/flows.ts';
import type { VoucherVariant } from '../../../machines/landing-pages/landing-options.ts';
import { time, registrationCodes } from './invitation-tables.ts';
import type { Reason } from './mail-failures.ts';

export * from './invitation-tables.ts';
export * from './request-tables.ts';

/**
 * `status` is the stored status; expiry of a pending one is computed on read (D14). `decoy`: represents the response
 * for an address that already has an account (D40); never activated, never mailed.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull().unique(),
    accountKey: text('account_key').notNull(),
    email: text('email').notNull(),
    decoy: boolean('decoy').notNull().default(false),
    status: text('status', { enum: ['STARTED', 'PENDING_ACTIVATION', 'ACTIVE', 'EXPIRED'] }).notNull(),
    flow: text('flow').$type<FlowApi>().notNull(),
    code: text('code')
      .notNull()
      .references(() => registrationCodes.code),
    gender: text('gender'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    country: text('country').notNull(),
    locale: text('locale').notNull(),
    socialProvider: text('social_provider'),
    shoppingPreferences: text('shopping_preferences').array(),
    sourcePath: text('source_path'),
    previousPdpPage: text('previous_pdp_page'),
    /** The granted welcome voucher (D51). */
    voucher: text('voucher').$type<VoucherVariant>().notNull().default('10-percent-no-mov'),
    createdAt: time('created_at').notNull(),
    pendingSince: time('pending_since'),
    activatedAt: time('activated_at'),
    /** Number of address changes, including those of replaced registrations. */
    emailChanges: integer('email_changes').notNull().default(0),
  },
  (table) => [
    uniqueIndex('one_holder_an_address')
      .on(table.accountKey)
      .where(sql`${table.status} in ('PENDING_ACTIVATION', 'ACTIVE') and not ${table.decoy}`),
    // Finds started registrations and decoys of an address.
    index('registrations_of_account').on(table.accountKey),
    index('registrations_of_code').on(table.code, table.status, table.pendingSince),
  ],
);

/** `effectiveAt`: activation of its registration (D54); null: the address is not proved yet. */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    registrationId: text('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['TERMS', 'DATA_POLICY', 'NEWSLETTER'] }).notNull(),
    documentPk: text('document_pk').notNull(),
    accepted: boolean('accepted').notNull(),
    recordedAt: time('recorded_at').notNull(),
    effectiveAt: time('effective_at'),
  },
  (table) => [index('consents_of_registration').on(table.registrationId)],
);

/** `idHash`: the mailed id is not stored (D42). `email`: the address that the link is bound to (D25). */
export const activationLinks = pgTable(
  'activation_links',
  {
    idHash: text('id_hash').primaryKey(),
    registrationId: text('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    supersededAt: time('superseded_at'),
  },
  (table) => [index('links_of_registration').on(table.registrationId)],
);

/** One row per attempt (D21). `answer` is encrypted, because it may contain a bearer token. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  bodyHash: text('body_hash').notNull(),
  answer: text('answer'),
  createdAt: time('created_at').notNull(),
});

/**
 * Uses of limited operations, one row per subject (keyed hash), which is the `id`. `usedAt` is the last of `uses`.
 * Processes of versions before 1.0 write a row per use and query by `subject`; the column exists only for them.
 */
export const quotaUses = pgTable(
  'quota_uses',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    usedAt: time('used_at').notNull(),
    uses: time('uses').array().notNull().default([]),
  },
  (table) => [index('quota_uses_of_subject').on(table.subject, table.usedAt)],
);

/**
 * Mail queue; in local use also the mailbox. Contents are deleted after delivery, or when the mail is no longer useful.
 * `nextAttemptAt`: next try, or the end of the lease during a try; null: sent or given up.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** Orders mails of the same time. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    messageId: text('message_id').notNull().unique(),
    recipient: text('recipient').notNull(),
    locale: text('locale').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    links: jsonb('links').$type<string[]>().notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    /** `activation_links.id_hash` of its link; the link's validity starts at delivery (D25). */
    activationLink: text('activation_link'),
    createdAt: time('created_at').notNull(),
    /** Deadline for deliveries. Null in rows of older versions. */
    goodUntil: time('good_until'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at'),
    deliveredAt: time('delivered_at'),
    /** Reason of the last failure, and the server's reply. */
    reason: text('reason').$type<Reason>(),
    detail: text('detail'),
  },
  (table) => [index('mails_due').on(table.nextAttemptAt), index('mails_by_time').on(table.createdAt)],
);

/**
 * Webhook events, inserted in the transaction of their cause. `nextAttemptAt` as in mails. Retried until `goodUntil`;
 * `id` and `body` stay the same.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    registrationId: text('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    createdAt: time('created_at').notNull(),
    goodUntil: time('good_until').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at'),
    deliveredAt: time('delivered_at'),
    detail: text('detail'),
  },
  (table) => [
    index('webhook_events_due').on(table.nextAttemptAt),
    index('webhook_events_of_registration').on(table.registrationId),
  ],
);

/** At most one row: while it exists, the mail server accepts no mail, and a probe runs at `nextProbeAt`. */
export const mailHolds = pgTable('mail_holds', {
  id: integer('id').primaryKey().default(1),
  since: time('since').notNull(),
  nextProbeAt: time('next_probe_at').notNull(),
  /** Number of failed probes. */
  failures: integer('failures').notNull(),
  reason: text('reason').$type<Reason>().notNull(),
  detail: text('detail').notNull(),
});

/**
 * Actions of operators (D53), without personal data: `subject` is a keyed hash of the address or code, `operator` is
 * the system user or the value of `--as`.
 */
export const adminActions = pgTable('admin_actions', {
  sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
  doneAt: time('done_at').notNull(),
  operator: text('operator').notNull(),
  command: text('command').notNull(),
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
  subject: text('subject'),
});

/** Demo addresses that simulate problems (D45): the single group of `pattern` contains the reasons, joined by `+`. */
export const simulatedProblems = pgTable('simulated_problems', {
  pattern: text('pattern').primaryKey(),
  stage: text('stage', { enum: ['SUBMIT', 'FINALIZE'] }).notNull(),
});

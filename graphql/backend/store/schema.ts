import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FlowApi } from '../../../machines/flows/flows.ts';
import type { VoucherVariant } from '../../../machines/landing/landing-options.ts';
import type { Reason } from '../mail/failure.ts';
import { time } from './columns.ts';
import { registrationCodes } from './invitation-tables.ts';

export * from './invitation-tables.ts';
export * from './lock-tables.ts';
export * from './request-tables.ts';

/**
 * `status` holds what was decided; whether a pending one has expired is decided when it is read (D14).
 * `decoy`: stands for an answer given for an address that has an account already (D40); never activated, never mailed.
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
    /** The welcome voucher that was granted (D51). */
    voucher: text('voucher').$type<VoucherVariant>().notNull().default('10-percent-no-mov'),
    createdAt: time('created_at').notNull(),
    pendingSince: time('pending_since'),
    activatedAt: time('activated_at'),
    /** How often it was moved to another address, it and those that it has replaced. */
    emailChanges: integer('email_changes').notNull().default(0),
  },
  (table) => [
    uniqueIndex('one_holder_an_address')
      .on(table.accountKey)
      .where(sql`${table.status} in ('PENDING_ACTIVATION', 'ACTIVE') and not ${table.decoy}`),
    // Who else is at an address: what is only begun, and decoys.
    index('registrations_of_account').on(table.accountKey),
    index('registrations_of_code').on(table.code, table.status, table.pendingSince),
  ],
);

/** `effectiveAt`: from when it counts: the activation of its registration (D54); null: the address is not proved yet. */
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

/** `idHash`: the mailed id is not stored (D42). `email`: the address it was sent to, which it is bound to (D25). */
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

/** One row an attempt (D21). `answer` is encrypted: it may hold a bearer token. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  key: text('key').primaryKey(),
  bodyHash: text('body_hash').notNull(),
  answer: text('answer'),
  createdAt: time('created_at').notNull(),
});

/**
 * When something that is allowed only so often was done: a row a subject (keyed, hashed), which is its `id`. `usedAt` is the last of its
 * `uses`. Processes of versions before 1.0 write a row a use and look for them by `subject`, which is for them alone.
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
 * The outbox, and in local use the mailbox. The contents go once a mail has left by SMTP, or is of no use any more.
 * `nextAttemptAt`: when it is tried, or, while it is, when whoever has taken it is thought to be gone; null: it has left, or is given up.
 */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** The order of mails of one moment. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    messageId: text('message_id').notNull().unique(),
    recipient: text('recipient').notNull(),
    locale: text('locale').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    links: jsonb('links').$type<string[]>().notNull(),
    unsubscribeUrl: text('unsubscribe_url'),
    /** `activation_links.id_hash` of the link in it, whose time begins when the mail leaves (D25). */
    activationLink: text('activation_link'),
    createdAt: time('created_at').notNull(),
    /** It is tried until then. Null: written before that was kept. */
    goodUntil: time('good_until'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at'),
    deliveredAt: time('delivered_at'),
    /** Why the last attempt failed, and what the server said then. */
    reason: text('reason').$type<Reason>(),
    detail: text('detail'),
  },
  (table) => [index('mails_due').on(table.nextAttemptAt), index('mails_by_time').on(table.createdAt)],
);

/**
 * What other systems are told by webhook, written together with what it tells of. `nextAttemptAt` as with mails. It is tried until
 * `goodUntil`; `id` and `body` are the same each time.
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
    /** What came of the last attempt that failed. */
    detail: text('detail'),
  },
  (table) => [
    index('webhook_events_due').on(table.nextAttemptAt),
    index('webhook_events_of_registration').on(table.registrationId),
  ],
);

/** At most one row: while it is there, the mail server takes no mail, and one is tried at `nextProbeAt`. */
export const mailHolds = pgTable('mail_holds', {
  id: integer('id').primaryKey().default(1),
  since: time('since').notNull(),
  nextProbeAt: time('next_probe_at').notNull(),
  /** How often it has failed since. */
  failures: integer('failures').notNull(),
  reason: text('reason').$type<Reason>().notNull(),
  detail: text('detail').notNull(),
});

/**
 * What operators did (D53), without personal data: `subject` is a keyed hash of the address that it was about, `operator`
 * the name of a system's user or of `--as`.
 */
export const adminActions = pgTable('admin_actions', {
  sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
  doneAt: time('done_at').notNull(),
  operator: text('operator').notNull(),
  command: text('command').notNull(),
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
  subject: text('subject'),
});

/** Addresses of the demo store that draw problems (D45): the one group of `pattern` holds them, joined by `+`. */
export const simulatedProblems = pgTable('simulated_problems', {
  pattern: text('pattern').primaryKey(),
  stage: text('stage', { enum: ['SUBMIT', 'FINALIZE'] }).notNull(),
});

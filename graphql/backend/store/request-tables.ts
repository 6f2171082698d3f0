/** Requests of people without an account: waiting list, membership, newsletter. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { time, registrationCodes } from './invitation-tables.ts';

/** `locale`: language of the reply. `approved…`: when an operator last sent the link, and with which code (D53). */
export const waitingListEntries = pgTable('waiting_list_entries', {
  accountKey: text('account_key').primaryKey(),
  email: text('email').notNull(),
  locale: text('locale').notNull().default('en'),
  joinedAt: time('joined_at').notNull(),
  approvedAt: time('approved_at'),
  approvedCode: text('approved_code').references(() => registrationCodes.code),
});

/** `answered…`: when an operator last sent an invitation, and with which code (D53). */
export const membershipInterests = pgTable('membership_interests', {
  accountKey: text('account_key').primaryKey(),
  email: text('email').notNull(),
  locale: text('locale').notNull(),
  createdAt: time('created_at').notNull(),
  answeredAt: time('answered_at'),
  answeredCode: text('answered_code').references(() => registrationCodes.code),
});

/** `subscribedAt`: start of the subscription; null: withdrawn before it started. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  accountKey: text('account_key').primaryKey(),
  subscribedAt: time('subscribed_at'),
  unsubscribedAt: time('unsubscribed_at'),
});

/** A row per name that is or was locked: its row lock blocks others until the end of the transaction. Pruned. */
export const nameLocks = pgTable('name_locks', { name: text('name').primaryKey() });

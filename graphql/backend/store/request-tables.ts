/** What people asked for who have no account: a place, to be considered, the newsletter. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';
import { registrationCodes } from './invitation-tables.ts';

/** `locale`: what the entry is answered in. `approved…`: when an operator last sent the link, and with which code (D53). */
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

/** `subscribedAt`: since when it is sent; null: withdrawn before it was. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  accountKey: text('account_key').primaryKey(),
  subscribedAt: time('subscribed_at'),
  unsubscribedAt: time('unsubscribed_at'),
});

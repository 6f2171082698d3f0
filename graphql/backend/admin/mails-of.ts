import { type SQL, eq, isNotNull, sql } from 'drizzle-orm';
import { mails } from '../store/schema.ts';

/** Mails to an address. Only A–Z is folded, as in account keys (D18). */
export const mailsTo = (account: string): SQL => eq(sql`lower(${mails.recipient} collate "C")`, account);

export const MAIL_STATES = ['sent', 'waiting', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Sent: taken over by the mail server, or in the local mailbox. Waiting: due, now or later. Failed: no use in trying again. */
export const stateOfMail: SQL<MailState> = sql<MailState>`case
  when ${isNotNull(mails.deliveredAt)} then 'sent'
  when ${isNotNull(mails.nextAttemptAt)} then 'waiting'
  else 'failed' end`;

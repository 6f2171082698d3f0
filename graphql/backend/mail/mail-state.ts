import { type SQL, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Reason, reasonsOf } from '../store/mail-failures.ts';
import { mailHolds, mails } from '../store/schema.ts';
import { waits } from './queue.ts';

/** Mails to an address. Only A–Z is case-folded, as in account keys (D18). */
export const mailsTo = (account: string): SQL => eq(sql`lower(${mails.recipient} collate "C")`, account);

export const MAIL_STATES = ['sent', 'waiting', 'held', 'failed'] as const;
type MailState = (typeof MAIL_STATES)[number];

/** A column of the single hold row, or null. */
const ofHold = (column: SQL): SQL => sql`(select ${column} from ${mailHolds})`;

// Inlined instead of parameters: the expression is also used in GROUP BY.
const ofOperator = sql.raw(
  reasonsOf('operator')
    .map((reason) => `'${reason}'`)
    .join(', '),
);
const isHeld = sql`(${mails.reason} in (${ofOperator}) or exists (select from ${mailHolds}))`;

/**
 * `sent`: accepted by the mail server, or in the local mailbox. `waiting`: due now or later. `held`: blocked until an
 * operator fixes the cause. `failed`: given up.
 */
export const stateOfMail: SQL<MailState> = sql<MailState>`case
  when ${isNotNull(mails.deliveredAt)} then 'sent'
  when ${isNull(mails.nextAttemptAt)} then 'failed'
  when coalesce(${isHeld}, false) then 'held'
  else 'waiting' end`;

/** Last delivery error of the mail or of the hold; null if not tried or delivered. */
export const reasonOfMail: SQL<Reason | null> = sql<Reason | null>`case
  when ${waits()} then coalesce(${mails.reason}, ${ofHold(sql`${mailHolds.reason}`)})
  else ${mails.reason} end`;

export const detailOfMail: SQL<string | null> = sql<string | null>`case
  when ${waits()} and ${isNull(mails.reason)} then ${ofHold(sql`${mailHolds.detail}`)}
  else ${mails.detail} end`;

/** Not before the next probe of a held mail server. */
export const nextAttemptOfMail = sql`case
  when ${waits()} then greatest(${mails.nextAttemptAt}, ${ofHold(sql`${mailHolds.nextProbeAt}`)})
  end`.mapWith(mails.nextAttemptAt);

import { and, count, desc, eq, lt } from 'drizzle-orm';
import { accountKey } from '../../../machines/domain/email.ts';
import { hasRealRecipient } from '../mail/placeholder-recipient.ts';
import { mails } from '../store/schema.ts';
import { command } from './command.ts';
import { listing } from './listing.ts';
import {
  MAIL_STATES,
  detailOfMail,
  mailsTo,
  nextAttemptOfMail,
  reasonOfMail,
  stateOfMail,
} from '../mail/mail-state.ts';
import { ALL_REASONS } from '../store/mail-failures.ts';
import { address, maybe, oneOf } from './options.ts';

const COLUMNS = [
  'id',
  'to',
  'subject',
  'locale',
  'state',
  'writtenAt',
  'attempts',
  'sentAt',
  'nextAttemptAt',
  'reason',
  'detail',
] as const;

export const mailsList = command({
  name: 'mails list',
  summary:
    'Mails that were sent, wait, are held or failed, newest first, and why; kept for 30 days, without contents once they have left',
  does: 'lists',
  options: {
    to: maybe(address('only those to this address')),
    state: maybe(oneOf(MAIL_STATES, 'only those')),
    reason: maybe(oneOf(ALL_REASONS, 'only those that wait or failed for it')),
  },
  run: async ({ tx }, { to, state, reason }) => {
    const about = to === null ? null : accountKey(to);
    const where = and(
      hasRealRecipient(),
      about === null ? undefined : mailsTo(about),
      state === null ? undefined : eq(stateOfMail, state),
      reason === null ? undefined : eq(reasonOfMail, reason),
    );
    return listing({
      about,
      noun: ['mail', 'mails'],
      columns: COLUMNS,
      count: async () => (await tx.select({ rows: count() }).from(mails).where(where))[0]?.rows ?? 0,
      read: ({ behind, offset, limit }) =>
        tx
          .select({
            mail: mails,
            state: stateOfMail,
            reason: reasonOfMail,
            detail: detailOfMail,
            nextAttemptAt: nextAttemptOfMail,
          })
          .from(mails)
          .where(and(where, behind))
          .orderBy(desc(mails.sequence))
          .offset(offset)
          .limit(limit),
      behind: ({ mail }) => lt(mails.sequence, mail.sequence),
      show: ({ mail, state, reason, detail, nextAttemptAt }) => ({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        locale: mail.locale,
        state,
        writtenAt: mail.createdAt,
        attempts: mail.attempts,
        sentAt: mail.deliveredAt,
        nextAttemptAt,
        reason,
        detail,
      }),
    });
  },
});

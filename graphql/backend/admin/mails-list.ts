import { and, count, desc, eq, lt } from 'drizzle-orm';
import { accountKey } from '../../../machines/domain/email.ts';
import { isToSomebody } from '../mail/nobody.ts';
import { mails } from '../store/schema.ts';
import { command } from './command.ts';
import { listing } from './listing.ts';
import { MAIL_STATES, mailsTo, stateOfMail } from './mails-of.ts';
import { address, maybe, oneOf } from './options.ts';

export const mailsList = command({
  name: 'mails list',
  summary:
    'Mails that were sent, wait or failed, newest first; what has left is kept for 30 days, without its contents',
  does: 'lists',
  options: {
    to: maybe(address('only those to this address')),
    state: maybe(oneOf(MAIL_STATES, 'only those')),
  },
  run: async ({ tx }, { to, state }) => {
    const about = to === null ? null : accountKey(to);
    const where = and(
      isToSomebody(),
      about === null ? undefined : mailsTo(about),
      state === null ? undefined : eq(stateOfMail, state),
    );
    return listing({
      about,
      noun: ['mail', 'mails'],
      columns: ['id', 'to', 'subject', 'locale', 'state', 'writtenAt', 'attempts', 'sentAt', 'nextAttemptAt'],
      count: async () => (await tx.select({ rows: count() }).from(mails).where(where))[0]?.rows ?? 0,
      read: ({ behind, offset, limit }) =>
        tx
          .select({ mail: mails, state: stateOfMail })
          .from(mails)
          .where(and(where, behind))
          .orderBy(desc(mails.sequence))
          .offset(offset)
          .limit(limit),
      behind: ({ mail }) => lt(mails.sequence, mail.sequence),
      show: ({ mail, state }) => ({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        locale: mail.locale,
        state,
        writtenAt: mail.createdAt,
        attempts: mail.attempts,
        sentAt: mail.deliveredAt,
        nextAttemptAt: mail.nextAttemptAt,
      }),
    });
  },
});

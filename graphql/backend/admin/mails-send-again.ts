import { and, desc, eq, isNull } from 'drizzle-orm';
import { accountKey } from '../../../machines/domain/email.ts';
import { sendActivationLink } from '../activation/links.ts';
import type { Step } from '../idempotency/mutation.ts';
import { lookAtAddress } from '../registrations/address.ts';
import { mails } from '../store/schema.ts';
import { type Done, UsageError, command } from './command.ts';
import { mailsTo } from './mails-of.ts';
import { address, positional } from './options.ts';

const done = (email: string, account: string, line: string): Done => ({
  kind: 'done',
  lines: [line],
  data: { email, mails: 1 },
  counts: { mails: 1 },
  about: account,
});

/** The newest mail that has not left is due at once, with all its attempts before it. @returns its subject, or null. */
const hurry = async ({ backEnd, tx, now }: Step, account: string): Promise<string | null> => {
  const [mail] = await tx
    .select({ id: mails.id, subject: mails.subject })
    .from(mails)
    .where(and(mailsTo(account), isNull(mails.deliveredAt)))
    .orderBy(desc(mails.sequence))
    .limit(1)
    .for('update');
  if (!mail || backEnd.mailer.outbox === null) return null;
  await tx.update(mails).set({ attempts: 0, nextAttemptAt: now }).where(eq(mails.id, mail.id));
  return mail.subject;
};

/** What has left is not kept, so a new mail is written where there is one to write: the activation link of who waits for it. */
export const mailsSendAgain = command({
  name: 'mails send-again',
  summary: 'Sends a new activation mail to who waits for theirs, else the newest mail that has not left',
  does: 'changes',
  options: { address: positional(address('whose mail')) },
  run: async (step, { address: email }) => {
    const account = accountKey(email);
    const existing = await lookAtAddress(step, account);
    if (existing?.status === 'PENDING_ACTIVATION') {
      await sendActivationLink(step, existing.registration, { byOperator: true });
      return done(
        email,
        account,
        `A new activation mail is on its way to ${existing.registration.email}; links of earlier ones no longer work.`,
      );
    }
    const subject = await hurry(step, account);
    if (subject !== null) return done(email, account, `Is tried again now: “${subject}” to ${email}.`);
    throw new UsageError(
      `There is no mail to send again to ${email}. New links: waiting-list approve --again, interests answer --again.`,
    );
  },
});

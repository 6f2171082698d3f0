import { and, desc, eq, lt, isNotNull, isNull, sql } from 'drizzle-orm';
import { accountKey } from '../../../machines/domain/email.ts';
import { hasRealRecipient } from '../mail/placeholder-recipient.ts';
import { mails } from '../store/schema.ts';
import { command, type Done, UsageError } from './command.ts';
import { listing } from './listing.ts';
import {
  MAIL_STATES,
  detailOfMail,
  mailsTo,
  nextAttemptOfMail,
  reasonOfMail,
  stateOfMail,
} from '../mail/mail-state.ts';
import { ALL_REASONS, type Reason } from '../store/mail-failures.ts';
import { address, maybe, oneOf, flag, positional } from './options.ts';
import { sendActivationLink } from '../activation/links.ts';
import type { Step } from '../idempotency/mutation.ts';
import { probeNow } from '../mail/hold.ts';
import { hasContents, isUseful } from '../mail/queue.ts';
import { findAccount } from '../registrations/address.ts';

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
    return listing(tx, {
      about,
      noun: ['mail', 'mails'],
      columns: COLUMNS,
      query: (after) =>
        tx
          .select({
            mail: mails,
            state: stateOfMail,
            reason: reasonOfMail,
            detail: detailOfMail,
            nextAttemptAt: nextAttemptOfMail,
          })
          .from(mails)
          .where(and(where, after))
          .orderBy(desc(mails.sequence)),
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

const done = (email: string, account: string, line: string): Done => ({
  kind: 'done',
  lines: [line],
  data: { email, mails: 1 },
  counts: { mails: 1 },
  about: account,
});

/** Due at once, with all retries available again. */
const dueNow = (now: Date) => ({ attempts: 0, nextAttemptAt: now, reason: null, detail: null });

/** Makes the newest unsent mail that is still useful due at once. @returns its subject, or null. */
const retryNow = async ({ backEnd, tx, now }: Step, account: string): Promise<string | null> => {
  const [mail] = await tx
    .select({ id: mails.id, subject: mails.subject })
    .from(mails)
    .where(and(mailsTo(account), isNull(mails.deliveredAt), hasContents(), isUseful(now)))
    .orderBy(desc(mails.sequence))
    .limit(1)
    .for('update');
  if (!mail || backEnd.mailer.outbox === null) return null;
  await tx.update(mails).set(dueNow(now)).where(eq(mails.id, mail.id));
  await probeNow(tx, now);
  return mail.subject;
};

const sendAgainTo = async (step: Step, email: string): Promise<Done> => {
  const account = accountKey(email);
  const existing = await findAccount(step, account);
  if (existing?.status === 'PENDING_ACTIVATION') {
    await sendActivationLink(step, existing.registration, { byOperator: true });
    await probeNow(step.tx, step.now);
    return done(
      email,
      account,
      `A new activation mail is on its way to ${existing.registration.email}; links of earlier ones no longer work.`,
    );
  }
  const subject = await retryNow(step, account);
  if (subject !== null) return done(email, account, `Is tried again now: “${subject}” to ${email}.`);
  throw new UsageError(
    `There is no mail to send again to ${email}. New links: waiting-list approve --again, interests answer --again.`,
  );
};

/** Selection of several mails. `failed`: given up; `waiting`: pending; both if only a reason is given. */
interface Many {
  failed: boolean;
  waiting: boolean;
  reason: Reason | null;
}

const counted = (rows: number): string => (rows === 1 ? '1 mail' : `${rows} mails`);

const retryMany = async ({ backEnd, tx, now }: Step, { failed, waiting, reason }: Many): Promise<Done> => {
  if (backEnd.mailer.outbox === null) throw new UsageError('Mails stay in the mailbox here: there is no SMTP_URL.');
  const which = and(
    hasRealRecipient(),
    isNull(mails.deliveredAt),
    failed && !waiting ? isNull(mails.nextAttemptAt) : undefined,
    waiting && !failed ? isNotNull(mails.nextAttemptAt) : undefined,
    reason === null ? undefined : eq(reasonOfMail, reason),
  );
  const all = await tx.$count(mails, which);
  const sent = await tx
    .update(mails)
    .set(dueNow(now))
    .where(and(which, hasContents(), isUseful(now)))
    .returning({ one: sql`1` });
  await probeNow(tx, now);
  const past = all - sent.length;
  const left = past === 0 ? [] : [`${counted(past)} can’t be: what was in them is of no use any more.`];
  return {
    kind: 'done',
    lines: [`${counted(sent.length)} ${sent.length === 1 ? 'is' : 'are'} tried again now.`, ...left],
    data: { mails: sent.length, pastUse: past },
    counts: { mails: sent.length, pastUse: past },
    about: null,
  };
};

/** Contents of sent mails are not stored. An account that waits for activation gets a new activation mail instead. */
export const mailsSendAgain = command({
  name: 'mails send-again',
  summary: 'Sends who waits for it a new activation mail, else the newest mail that has not left; or many at once',
  does: 'changes',
  options: {
    address: positional(maybe(address('whose mail'))),
    failed: flag('all that were given up'),
    waiting: flag('all that wait'),
    reason: maybe(oneOf(ALL_REASONS, 'of them only those for this reason')),
  },
  run: async (step, { address: email, ...many }) => {
    const wantsMany = many.failed || many.waiting || many.reason !== null;
    if (email === null && !wantsMany) throw new UsageError('Which: ADDRESS, --failed, --waiting or --reason?');
    if (email !== null && wantsMany) throw new UsageError('ADDRESS is one, --failed, --waiting and --reason are many.');
    return email === null ? retryMany(step, many) : sendAgainTo(step, email);
  },
});

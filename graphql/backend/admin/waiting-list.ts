import { type SQL, and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Step } from '../idempotency/mutation.ts';
import { waitingListEntries } from '../store/schema.ts';
import { command, type Done, UsageError } from './command.ts';
import { hasAccount, SENT_VALID_FOR, codeToSend, goodUntil, refuseAccount, usableCode } from './usable-code.ts';
import { listing, oldestFirst } from './listing.ts';
import { maybe, oneOf, address, code, flag, positional } from './options.ts';
import { accountKey } from '../../../machines/domain/email.ts';
import { after } from '../common/clock.ts';
import { localeOf } from '../language/texts.ts';
import { pageUrl } from '../mail/links.ts';
import { queueMail } from '../mail/mailer.ts';
import { findAccount } from '../registrations/address.ts';
import { forPeople } from './print.ts';

const STATES = ['waiting', 'approved', 'registered'] as const;

const stateOf = ({ tx, now }: Step): SQL<(typeof STATES)[number]> => sql<(typeof STATES)[number]>`case
  when ${hasAccount(tx, now, waitingListEntries.accountKey)} then 'registered'
  when ${isNotNull(waitingListEntries.approvedAt)} then 'approved'
  else 'waiting' end`;

export const waitingListList = command({
  name: 'waiting-list list',
  summary: 'The waiting list, who waits longest first',
  does: 'lists',
  options: { state: maybe(oneOf(STATES, 'only those')) },
  run: async (step, { state }) => {
    const oldest = oldestFirst(waitingListEntries.joinedAt, waitingListEntries.accountKey);
    const where = state === null ? undefined : eq(stateOf(step), state);
    return listing(step.tx, {
      about: null,
      noun: ['entry', 'entries'],
      columns: ['email', 'state', 'locale', 'joinedAt', 'approvedAt', 'approvedCode'],
      query: (after) =>
        step.tx
          .select({ entry: waitingListEntries, state: stateOf(step) })
          .from(waitingListEntries)
          .where(and(where, after))
          .orderBy(...oldest.order),
      behind: ({ entry }) => oldest.behind(entry.joinedAt, entry.accountKey),
      show: ({ entry: { email, locale, joinedAt, approvedAt, approvedCode }, state }) => ({
        email,
        state,
        locale,
        joinedAt,
        approvedAt,
        approvedCode,
      }),
    });
  },
});

type Entry = typeof waitingListEntries.$inferSelect;

/** Mails the link with a fresh token that proves the address and contains the code (D15). */
const sendApproved = async ({ backEnd, tx }: Step, { email, locale: language }: Entry, registrationCode: string) => {
  const token = await backEnd.tokens.issue({
    purpose: 'waitingListApproved',
    validFor: SENT_VALID_FOR,
    claims: { email, registrationCode },
  });
  const locale = localeOf(language);
  const actionUrl = () =>
    pageUrl(backEnd.publicUrl, locale, '/registration/formstarted', { flow: 'waitingListApproved', token });
  await queueMail(backEnd, tx, { kind: 'approved', to: email, byOperator: true, locale, name: null, actionUrl });
};

const approve = async (step: Step, entry: Entry, typed: string): Promise<Done> => {
  const { tx, now } = step;
  const { email, locale } = entry;
  const invitation = await usableCode(step, typed, entry.accountKey);
  const { code, requiresTimestamp } = invitation;
  if (requiresTimestamp) throw new UsageError(`The code ${code} is good as a link only: approve with another.`);
  const isIt = eq(waitingListEntries.accountKey, entry.accountKey);
  await tx.update(waitingListEntries).set({ approvedAt: now, approvedCode: code }).where(isIt);
  await sendApproved(step, entry, code);
  const validUntil = goodUntil(invitation, after(now, SENT_VALID_FOR));
  return {
    kind: 'done',
    lines: [
      `Approved: ${email}, with ${code}. The mail is in ${localeOf(locale)}, its link good until ${forPeople(validUntil)}.`,
    ],
    data: { email, code, locale, validUntil },
    counts: { approved: 1, mails: 1 },
    about: entry.accountKey,
  };
};

export const waitingListApprove = command({
  name: 'waiting-list approve',
  summary: 'Sends who is on the waiting list the link by which to register',
  does: 'changes',
  options: {
    address: positional(address('who is on the list')),
    code: maybe(code('whose place it is; with --again, without it the code of the last time')),
    again: flag('send a new link to who was approved already'),
  },
  run: async (step, input) => {
    const account = accountKey(input.address);
    const state = await findAccount(step, account);
    const [entry] = await step.tx.select().from(waitingListEntries).where(eq(waitingListEntries.accountKey, account));
    if (!entry) throw new UsageError(`${input.address} is not on the waiting list.`);
    refuseAccount(state, entry.email);
    const last = { at: entry.approvedAt, code: entry.approvedCode };
    const code = codeToSend(input, last, { was: `${entry.email} was approved`, again: 'A new link' });
    return approve(step, entry, code);
  },
});

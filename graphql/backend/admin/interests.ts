import { and, isNotNull, isNull, eq } from 'drizzle-orm';
import { membershipInterests } from '../store/schema.ts';
import { command, type Done, UsageError } from './command.ts';
import { listing, oldestFirst } from './listing.ts';
import { maybe, oneOf, address, code, flag, positional } from './options.ts';
import { accountKey } from '../../../machines/domain/email.ts';
import type { Step } from '../idempotency/mutation.ts';
import { makeInvitationUrl } from '../invitations/link-validity.ts';
import { localeOf } from '../language/texts.ts';
import { queueMail } from '../mail/mailer.ts';
import { findAccount } from '../registrations/address.ts';
import { forPeople } from './print.ts';
import { codeToSend, goodUntil, refuseAccount, usableCode } from './usable-code.ts';

export const interestsList = command({
  name: 'interests list',
  summary: 'Who asked to be considered for membership, the oldest first',
  does: 'lists',
  options: { state: maybe(oneOf(['open', 'answered'], 'only those')) },
  run: async ({ tx }, { state }) => {
    const { accountKey, createdAt, answeredAt } = membershipInterests;
    const oldest = oldestFirst(createdAt, accountKey);
    const filters = { open: isNull(answeredAt), answered: isNotNull(answeredAt) };
    const where = state === null ? undefined : filters[state];
    return listing(tx, {
      about: null,
      noun: ['interest', 'interests'],
      columns: ['email', 'locale', 'askedAt', 'answeredAt', 'answeredCode'],
      query: (after) =>
        tx
          .select()
          .from(membershipInterests)
          .where(and(where, after))
          .orderBy(...oldest.order),
      behind: (last) => oldest.behind(last.createdAt, last.accountKey),
      show: ({ email, locale, createdAt, answeredAt, answeredCode }) => ({
        email,
        locale,
        askedAt: createdAt,
        answeredAt,
        answeredCode,
      }),
    });
  },
});

type Interest = typeof membershipInterests.$inferSelect;

const answer = async (step: Step, { accountKey, email, locale: language }: Interest, typed: string): Promise<Done> => {
  const { backEnd, tx, now } = step;
  const invitation = await usableCode(step, typed, accountKey);
  const { code } = invitation;
  const locale = localeOf(language);
  const link = makeInvitationUrl(backEnd, locale, code, now);
  const validUntil = goodUntil(invitation, new Date(link.validUntil));
  await tx
    .update(membershipInterests)
    .set({ answeredAt: now, answeredCode: code })
    .where(eq(membershipInterests.accountKey, accountKey));
  await queueMail(backEnd, tx, {
    kind: 'invited',
    to: email,
    byOperator: true,
    locale,
    name: null,
    actionUrl: () => link.url,
  });
  return {
    kind: 'done',
    lines: [`Invited: ${email}, with ${code}. The mail is in ${locale}, its link good until ${forPeople(validUntil)}.`],
    data: { email, code, locale, validUntil },
    counts: { answered: 1, mails: 1 },
    about: accountKey,
  };
};

export const interestsAnswer = command({
  name: 'interests answer',
  summary: 'Sends who asked to be considered an invitation',
  does: 'changes',
  options: {
    address: positional(address('who asked')),
    code: maybe(code('the code to invite by; with --again, without it the code of the last time')),
    again: flag('send a new invitation to who was answered already'),
  },
  run: async (step, input) => {
    const account = accountKey(input.address);
    const state = await findAccount(step, account);
    const [interest] = await step.tx
      .select()
      .from(membershipInterests)
      .where(eq(membershipInterests.accountKey, account));
    if (!interest) throw new UsageError(`${input.address} has not asked to be considered.`);
    refuseAccount(state, interest.email);
    const last = { at: interest.answeredAt, code: interest.answeredCode };
    const code = codeToSend(input, last, { was: `${interest.email} was answered`, again: 'A new invitation' });
    return answer(step, interest, code);
  },
});

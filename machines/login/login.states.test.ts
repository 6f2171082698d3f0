/** Logging out: whoever leaves takes everything with them but their invitation. */
import { describe, expect, test } from 'vitest';
import { after, asking, at, begin, done, failed, link, route, take, valid } from '../../test/harness/chart.ts';
import { attemptIn, completions, due, knownIn } from '../../test/harness/registration.ts';
import { ServiceFailure } from '../domain/failure.ts';
import type { VisitContext, VisitEvent } from '../visit.types.ts';

const email = 'zoe@example.org';
const member: Partial<VisitContext> = {
  ...knownIn('socialRegistration'),
  signedIn: true,
  slug: null,
  registration: { id: '1', email, status: 'PENDING_ACTIVATION' },
  account: { state: 'pending', email },
  activationId: 'mailed-id',
  activationError: 'failed',
  attempt: attemptIn('socialRegistration'),
  completionAttempt: { key: 'one', completion: completions.socialRegistration },
  emailRequest: { email, locale: 'en', key: 'k' },
  press: { what: 'resend', key: 'k' },
  problem: { kind: 'network' },
};
const deny = at('deny', member);
const leaving = take(deny, { type: 'logout.chosen' });
const left = { loggedOut: 'left' };

test('is offered to who is signed in alone', () => {
  const outside = at('deny', { ...member, signedIn: false });
  expect([outside.can({ type: 'logout.chosen' }), take(outside, { type: 'logout.chosen' }).value]).toEqual([
    false,
    'deny',
  ]);
});

test('asks the back end, and drops what was typed', () => {
  expect([leaving.value, leaving.asked, leaving.emitted, leaving.state.hasTag('busy')]).toEqual([
    { loggedOut: 'leaving' },
    [{ id: 'logout', input: undefined }],
    [
      { type: 'draft.discarded', form: 'registration' },
      { type: 'draft.discarded', form: 'address' },
      { type: 'draft.discarded', form: 'teaser' },
    ],
    true,
  ]);
});

describe('nothing of the member is left, whether or not the back end hears of it', () => {
  test.each([
    ['heard', done('logout', undefined)],
    ['lost', failed('logout', new ServiceFailure('network', 'x'))],
    ['no answer', after('answerLimit')],
  ])('%s', (_, end) => {
    const taken = take(leaving.state, end);
    expect([taken.value, taken.context]).toEqual([left, { ...begin().context, invitation: link, judgement: valid }]);
  });
});

test('while the answer is awaited no page can be asked for', () => {
  const wish = route('landing') as VisitEvent;
  expect([leaving.state.can(wish), take(leaving.state, { type: 'logout.chosen' }).asked]).toEqual([false, []]);
  const begun = take(at('deny', { ...due('leanStep2').context }), { type: 'logout.chosen' }).state;
  expect(take(begun, asking(begun, 'registrationForm')).value).toEqual({ loggedOut: 'leaving' });
});

test('afterwards pages are as for anyone: those of the member are not theirs any more', () => {
  const { state } = take(leaving.state, done('logout', undefined));
  const pages = ['formFinished', 'emailPending', 'activateAccount', 'socialSecondStep'] as const;
  expect(pages.map((page) => state.can(route(page) as VisitEvent))).toEqual(pages.map(() => false));
  const form = take(state, route('registrationForm'));
  expect([form.value, form.context.flow, form.context.claims]).toEqual([
    { registration: { registrationForm: { invitation: 'known', entry: 'editing' } } },
    'default',
    null,
  ]);
});

test('a second time there is nobody to leave', () => {
  const { state } = take(leaving.state, done('logout', undefined));
  expect(take(state, { type: 'logout.chosen' }).value).toEqual(left);
});

/** Logout clears everything except the invitation. */
import { expect, test } from 'vitest';
import { after, at, begin, cut, done, link, requestsWith, take, valid, type Known } from '../../test/harness/chart.ts';
import { attemptIn, claims, completions, knownIn, token } from '../../test/harness/registration.ts';
import { problemOf } from '../context/requests.ts';

const email = 'zoe@example.org';
const member: Known = {
  ...knownIn('socialRegistration'),
  token: { text: token, claims, isAdmin: true },
  signedIn: true,
  slug: null,
  registration: { id: '1', email, status: 'PENDING_ACTIVATION' },
  account: { state: 'pending', email },
  activation: { id: 'mailed-id', error: 'failed' },
  requests: requestsWith({
    register: { sent: attemptIn('socialRegistration'), revealed: ['lastName'] },
    complete: { sent: { key: 'one', completion: completions.socialRegistration } },
    place: { sent: { email, locale: 'en', key: 'k' } },
    resend: { sent: { key: 'k', locale: 'en' }, problem: { kind: 'network' } },
  }),
};
const leaving = take(at('deny', member), { type: 'logout.chosen' });

test('is offered only to signed-in visitors', () => {
  expect(at('deny', { ...member, signedIn: false }).can({ type: 'logout.chosen' })).toBe(false);
});
test('requests it from the back end, and discards input and errors', () => {
  expect([leaving.value, leaving.asked, leaving.emitted, problemOf(leaving.context)]).toEqual([
    { loggedOut: 'leaving' },
    [{ id: 'logout', input: undefined }],
    ['registration', 'address', 'teaser'].map((form) => ({ type: 'draft.discarded', form })),
    null,
  ]);
});
test.each([
  ['an answer', done('logout', undefined)],
  ['a failure', cut('logout')],
  ['no answer', after('answerLimit')],
])('no data of the member is kept after %s', (_, end) => {
  const { value, context } = take(leaving.state, end);
  expect([value, context]).toEqual([{ loggedOut: 'left' }, { ...begin().context, invitation: link, codeCheck: valid }]);
});

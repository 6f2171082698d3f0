/** Logout clears everything except the invitation. */
import { describe, expect, test } from 'vitest';
import {
  after,
  at,
  begin,
  done,
  failed,
  link,
  requestsWith,
  take,
  valid,
  type Known,
} from '../../test/harness/chart.ts';
import { attemptIn, completions, knownIn } from '../../test/harness/registration.ts';
import { ServiceFailure } from '../domain/failure.ts';
import { problemOf } from '../context/requests.ts';

const email = 'zoe@example.org';
const member: Known = {
  ...knownIn('socialRegistration'),
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
const deny = at('deny', member);
const leaving = take(deny, { type: 'logout.chosen' });
const left = { loggedOut: 'left' };

test('is offered only to signed-in visitors', () => {
  const outside = at('deny', { ...member, signedIn: false });
  expect([outside.can({ type: 'logout.chosen' }), take(outside, { type: 'logout.chosen' }).value]).toEqual([
    false,
    'deny',
  ]);
});

test('requests it from the back end, and discards input and errors', () => {
  expect([
    leaving.value,
    leaving.asked,
    leaving.emitted,
    leaving.state.hasTag('busy'),
    problemOf(leaving.context),
  ]).toEqual([
    { loggedOut: 'leaving' },
    [{ id: 'logout', input: undefined }],
    [
      { type: 'draft.discarded', form: 'registration' },
      { type: 'draft.discarded', form: 'address' },
      { type: 'draft.discarded', form: 'teaser' },
    ],
    true,
    null,
  ]);
});

describe('no data of the member is kept, with or without an answer', () => {
  test.each([
    ['heard', done('logout', undefined)],
    ['lost', failed('logout', new ServiceFailure('network', 'x'))],
    ['no answer', after('answerLimit')],
  ])('%s', (_, end) => {
    const taken = take(leaving.state, end);
    expect([taken.value, taken.context]).toEqual([left, { ...begin().context, invitation: link, codeCheck: valid }]);
  });
});

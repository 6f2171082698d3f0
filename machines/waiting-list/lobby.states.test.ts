/**
 * The lobby (D27, D28, D48): a button joins with the token from the link; without a valid token, a new link is
 * requested.
 */
import { describe, expect, test } from 'vitest';
import { at, begin, changes, done, requestsWith, route, take } from '../../test/harness/chart.ts';
import { claims, token } from '../../test/harness/registration.ts';
import { encodeBase64url } from '../domain/base64url.ts';
import type { Problem } from '../context/requests.types.ts';

const closed = { lobby: { closed: 'editing' } };
const asking = at(
  { lobby: 'asking' },
  { token: { text: token, claims }, requests: requestsWith({ join: { problem: { kind: 'network' } } }) },
);
const press = (key: string) => ({ type: 'join.pressed', key }) as const;
const pressed = take(asking, press('first'));
const answered = (outcome: string) => take(pressed.state, done('joinWaitingList', { outcome }));

test('pressed: the token and the key', () => {
  expect([pressed.value, pressed.asked]).toEqual([
    { lobby: { joining: 'waiting' } },
    [{ id: 'joinWaitingList', input: { token, key: 'first' } }],
  ]);
});

describe('the answer', () => {
  test.each(['TOKEN_INVALID', 'NEVER_SEEN'])('%s: the token is discarded; a new one can be requested', (outcome) => {
    const taken = answered(outcome);
    expect([taken.value, taken.emitted, changes(asking, taken)]).toEqual([
      closed,
      [],
      { token: { text: null, claims: null }, requests: requestsWith({ join: { sent: null } }) },
    ]);
    expect(take(taken.state, route('lobby')).value).toEqual(closed);
  });
});

describe('a new link replaces an invalid one (D48)', () => {
  const signed = (exp: unknown) =>
    `e30.${encodeBase64url(JSON.stringify({ email: 'zoe@example.org', purpose: 'lobby', exp }))}.c2ln`;
  const openedAt = 1_795_420_800_000;
  test.each([
    ['a second before its end', signed(1_795_420_801), { lobby: 'asking' }],
    ['at its end', signed(1_795_420_800), closed],
    ['a week after it', signed(1_794_816_000), closed],
    ['an end that is no time', signed('soon'), { lobby: 'asking' }],
  ])('%s', (_, given, value) => {
    const taken = take(begin({ token: given }), route('lobby', undefined, openedAt));
    expect([taken.value, taken.asked, taken.emitted]).toEqual([value, [], []]);
  });

  const cold = take(begin({ token: signed(1) }), route('lobby', undefined, openedAt)).state;
  const email = { type: 'email.submitted', email: 'zoe@example.org', locale: 'de', key: 'first' } as const;
  const sent = take(cold, email);
  const request = { email: email.email, locale: email.locale, key: email.key };
  test.each<[string, object, object, Problem | null]>([
    ['taken', { accepted: true, retryAfter: null }, { lobby: 'renewed' }, null],
    ['taken a moment ago', { accepted: false, retryAfter: 60 }, { lobby: 'renewed' }, null],
    ['not an address', { accepted: false, retryAfter: null }, closed, { kind: 'fields', fields: { email: 'missing' } }],
  ])('%s', (_, answer, value, problem) => {
    const taken = take(sent.state, done('requestLobbyLink', answer));
    expect([sent.asked, taken.value, taken.context.requests]).toEqual([
      [{ id: 'requestLobbyLink', input: request }],
      value,
      requestsWith({ lobbyLink: { sent: null, problem } }),
    ]);
  });
});

test.each([
  ['socialRegistration', 'default'],
  ['waitingListApproved', 'default'],
  ['leanStep2', 'leanStep2'],
] as const)('a refused token ends the flow %s if that needs one: %s (D15)', (flow, left) => {
  const taken = take(
    at({ lobby: 'asking' }, { token: { text: token, claims }, flow }),
    press('first'),
    done('joinWaitingList', { outcome: 'TOKEN_INVALID' }),
  );
  expect(taken.context.flow).toBe(left);
});

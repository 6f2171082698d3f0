/** Pages that a mailed token opens: the lobby (D27, D28, D48) and the end of the newsletter (D27). */
import { describe, expect, test } from 'vitest';
import { at, begin, changes, done, requestsWith, route, take } from '../../test/harness/chart.ts';
import { claims, token } from '../../test/harness/registration.ts';
import { encodeBase64url } from '../domain/base64url.ts';

const closed = { lobby: { closed: 'editing' } };
const LOBBY = ['lobby', 'joinWaitingList', 'join.pressed', 'join', { lobby: { joining: 'waiting' } }, closed] as const;
const NEWSLETTER = [
  'unsubscribe',
  'unsubscribe',
  'unsubscribe.pressed',
  'unsubscribe',
  { unsubscribe: { unsubscribing: 'waiting' } },
  { unsubscribe: 'linkBroken' },
] as const;

describe.each([LOBBY, NEWSLETTER])('%s', (page, id, type, of, sending, refused) => {
  const asking = at(
    { [page]: 'asking' },
    { token: { text: token, claims }, requests: requestsWith({ [of]: { problem: { kind: 'network' } } }) },
  );
  const pressed = take(asking, { type, key: 'first' });

  test('only a press sends the token and the key', () => {
    expect([pressed.value, pressed.asked]).toEqual([sending, [{ id, input: { token, key: 'first' } }]]);
  });
  test.each(['TOKEN_INVALID', 'NEVER_SEEN'])('%s: the token is discarded', (outcome) => {
    const taken = take(pressed.state, done(id, { outcome }));
    expect([taken.value, taken.emitted, changes(asking, taken)]).toEqual([
      refused,
      [],
      { token: { text: null, claims: null }, requests: requestsWith({ [of]: { sent: null } }) },
    ]);
    expect(take(taken.state, { type, key: 'second' }, route(page)).value).toEqual(refused);
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
});

test.each([
  ['socialRegistration', 'default'],
  ['waitingListApproved', 'default'],
  ['leanStep2', 'leanStep2'],
] as const)('a refused token ends the flow %s if that needs one: %s (D15)', (flow, left) => {
  const joining = take(at({ lobby: 'asking' }, { token: { text: token, claims }, flow }), {
    type: 'join.pressed',
    key: 'a',
  });
  const refused = take(joining.state, done('joinWaitingList', { outcome: 'TOKEN_INVALID' }));
  expect(refused.context.flow).toBe(left);
});

/** The lobby (D27, D28): a press joins, with the token that the link carried. */
import { describe, expect, test } from 'vitest';
import { at, changes, done, failed, route, take } from '../../test/harness/chart.ts';
import { claims, token } from '../../test/harness/registration.ts';
import { ServiceFailure } from '../domain/failure.ts';
import type { VisitEvent } from '../visit.types.ts';

const asking = at({ lobby: 'asking' }, { token, claims, problem: { kind: 'network' } });
const press = (key: string) => ({ type: 'join.pressed', key }) as const;
const pressed = take(asking, press('first'));
const answered = (outcome: string) => take(pressed.state, done('joinWaitingList', { outcome }));

test('nothing is asked before the press', () => {
  const opened = take(at('deny', { token, claims, problem: { kind: 'network' } }), route('lobby'));
  expect([opened.value, opened.asked, opened.context.problem]).toEqual([{ lobby: 'asking' }, [], null]);
});
test('pressed: the token and the key', () => {
  expect([pressed.value, pressed.asked]).toEqual([
    { lobby: { joining: 'waiting' } },
    [{ id: 'joinWaitingList', input: { token, key: 'first' } }],
  ]);
});

describe('the answer', () => {
  test.each([
    ['JOINED', 'joined'],
    ['ALREADY_LISTED', 'alreadyListed'],
  ] as const)('%s', (outcome, state) => {
    const taken = answered(outcome);
    expect([taken.value, changes(asking, taken), taken.state.hasTag(state)]).toEqual([
      { lobby: state },
      { problem: null },
      true,
    ]);
    expect(take(taken.state, press('second')).asked).toEqual([]);
  });
  test.each(['TOKEN_INVALID', 'NEVER_SEEN'])('%s: denied, and the token opens nothing any more', (outcome) => {
    const taken = answered(outcome);
    expect([taken.value, taken.emitted, changes(asking, taken)]).toEqual([
      'deny',
      [],
      { token: null, claims: null, problem: null },
    ]);
    expect(taken.state.can(route('lobby') as VisitEvent)).toBe(false);
  });
});

test.each([
  ['socialRegistration', 'default'],
  ['waitingListApproved', 'default'],
  ['leanStep2', 'leanStep2'],
] as const)('a token that is refused takes the flow %s with it, if that needs one: %s (D15)', (flow, left) => {
  const taken = take(
    at({ lobby: 'asking' }, { token, claims, flow }),
    press('first'),
    done('joinWaitingList', { outcome: 'TOKEN_INVALID' }),
  );
  expect(taken.context.flow).toBe(left);
});

test('unanswered: the press is repeated with its key; answered: over', () => {
  const lost = failed('joinWaitingList', new ServiceFailure('network', 'x'));
  const keys = take(asking, press('a'), lost, press('b')).asked.map(({ input }) => Reflect.get(input as object, 'key'));
  expect(keys).toEqual(['a', 'a']);
  const again = take(answered('JOINED').state, route('giftVoucher'), route('lobby'), press('c'));
  expect(again.asked.map(({ input }) => Reflect.get(input as object, 'key'))).toEqual(['c']);
});

/** The newsletter’s link (D27): withdrawn by a press, not by opening. */
import { describe, expect, test } from 'vitest';
import { at, begin, changes, done, failed, route, take } from '../../test/harness/chart.ts';
import { claims, token } from '../../test/harness/registration.ts';
import { ServiceFailure } from '../domain/failure.ts';

const asking = at(
  { unsubscribe: 'asking' },
  { token, claims, registration: { id: '1', email: claims.email, status: 'STARTED' } },
);
const press = (key: string) => ({ type: 'unsubscribe.pressed', key }) as const;
const pressed = take(asking, press('first'));
const answered = (outcome: string) => take(pressed.state, done('unsubscribe', { outcome }));

test.each([
  ['a token', token, 'asking'],
  ['a token that can’t be read', 'a.b.c', 'linkBroken'],
  ['none', null, 'linkBroken'],
])('opened with %s: nothing is asked', (_, given, state) => {
  const opened = take(begin({ token: given }), route('unsubscribe'));
  expect([opened.value, opened.asked, opened.emitted]).toEqual([{ unsubscribe: state }, [], []]);
});
test('pressed: the token and the key', () => {
  expect([pressed.value, pressed.asked]).toEqual([
    { unsubscribe: { unsubscribing: 'waiting' } },
    [{ id: 'unsubscribe', input: { token, key: 'first' } }],
  ]);
});

describe('the answer', () => {
  test('UNSUBSCRIBED: withdrawn; membership stays', () => {
    const taken = answered('UNSUBSCRIBED');
    expect([taken.value, changes(asking, taken), taken.state.hasTag('unsubscribed')]).toEqual([
      { unsubscribe: 'unsubscribed' },
      {},
      true,
    ]);
  });
  test.each(['TOKEN_INVALID', 'NEVER_SEEN'])(
    '%s: other ways are named, and the token opens nothing any more',
    (outcome) => {
      const taken = answered(outcome);
      expect([taken.value, changes(asking, taken), taken.state.hasTag('linkBroken')]).toEqual([
        { unsubscribe: 'linkBroken' },
        { token: null, claims: null },
        true,
      ]);
      expect(take(taken.state, press('second')).asked).toEqual([]);
    },
  );
  test('none: the press is repeated with its key', () => {
    const lost = failed('unsubscribe', new ServiceFailure('network', 'x'));
    const { asked } = take(asking, press('a'), lost, press('b'));
    expect(asked.map(({ input }) => Reflect.get(input as object, 'key'))).toEqual(['a', 'a']);
  });
});

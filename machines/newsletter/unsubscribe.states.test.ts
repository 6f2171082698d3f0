/** The newsletter's link (D27): a button unsubscribes, opening the link does not. */
import { describe, expect, test } from 'vitest';
import { at, changes, done, take } from '../../test/harness/chart.ts';
import { claims, token } from '../../test/harness/registration.ts';

const asking = at(
  { unsubscribe: 'asking' },
  { token: { text: token, claims }, registration: { id: '1', email: claims.email, status: 'STARTED' } },
);
const press = (key: string) => ({ type: 'unsubscribe.pressed', key }) as const;
const pressed = take(asking, press('first'));
const answered = (outcome: string) => take(pressed.state, done('unsubscribe', { outcome }));

test('pressed: the token and the key', () => {
  expect([pressed.value, pressed.asked]).toEqual([
    { unsubscribe: { unsubscribing: 'waiting' } },
    [{ id: 'unsubscribe', input: { token, key: 'first' } }],
  ]);
});

describe('the answer', () => {
  test.each(['TOKEN_INVALID', 'NEVER_SEEN'])('%s: other ways are named, and the token is discarded', (outcome) => {
    const taken = answered(outcome);
    expect([taken.value, changes(asking, taken), taken.state.hasTag('linkBroken')]).toEqual([
      { unsubscribe: 'linkBroken' },
      {
        token: { text: null, claims: null },
      },
      true,
    ]);
    expect(take(taken.state, press('second')).asked).toEqual([]);
  });
});

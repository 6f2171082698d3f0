/** The limit of logged reports, also after the clock was set backwards. */
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../common/clock.ts';
import { movableClock } from '../testing/harness.ts';
import { createAllowance } from './routes.ts';

test.each([
  ['a minute', MINUTE],
  ['a year', 365 * DAY],
])('after the clock was set back by %s, lines are logged again within a minute', (_, back) => {
  const clock = movableClock();
  const dropped: number[] = [];
  const allowance = createAllowance(clock, (count) => void dropped.push(count));
  const taken = Array.from({ length: 11 }, () => allowance.take('client'));
  expect([taken.filter(Boolean).length, allowance.retryAfter()]).toEqual([10, 60]);
  clock.advance(-back);
  expect([allowance.retryAfter(), allowance.take('client'), dropped]).toEqual([60, true, [1]]);
});

/** Delay of refusals: a client gets at most fifty per second, however many connections it has. */
import { expect, test } from 'vitest';
import { paceOf } from './paced-refusals.ts';

const times = (count: number, wait: () => number) => Array.from({ length: count }, wait);

test('fifty are sent at once, then one every 20 ms, with at most 10 s delay; other clients are not delayed', () => {
  const wait = paceOf();
  const waits = times(700, () => wait('flooder', 0));
  const paced = Array.from({ length: 650 }, (_, nth) => Math.min((nth + 1) * 20, 10_000));
  expect(waits).toEqual([...Array<number>(50).fill(0), ...paced]);
  expect(wait('other', 0)).toBe(0);
});

test('after a second without a refusal fifty are sent at once again', () => {
  const wait = paceOf();
  times(50, () => wait('flooder', 0));
  expect([...times(51, () => wait('flooder', 1000)), wait('flooder', 1010)]).toEqual([
    ...Array<number>(50).fill(0),
    20,
    30,
  ]);
});

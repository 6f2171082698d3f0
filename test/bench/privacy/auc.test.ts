import { expect, test } from 'vitest';
import { randomFrom } from '../../harness/random.ts';
import { separationOf } from './auc.ts';

test.each([
  ['alike', [1, 2, 3, 4], [1, 2, 3, 4], 0.5],
  ['all the same', [7, 7, 7], [7, 7], 0.5],
  ['apart', [1, 2, 3], [4, 5, 6], 1],
  ['apart the other way round', [4, 5, 6], [1, 2, 3], 1],
  ['in part', [1, 3], [2, 4], 0.75],
  ['with ties', [1, 2], [2, 3], 0.875],
])('%s', (_, one, other, auc) => {
  expect(separationOf(one, other).auc).toBe(auc);
});

test('nothing is uncertain where all values are apart, or all the same', () => {
  expect(separationOf([1, 2], [3, 4])).toEqual({ auc: 1, low: 1, high: 1 });
  expect(separationOf([5, 5], [5, 5])).toEqual({ auc: 0.5, low: 0.5, high: 0.5 });
});

test('DeLong: four against four', () => {
  const { auc, low, high } = separationOf([1, 2, 5, 6], [4, 7, 8, 9]);
  // Of the others below each there are 0, 0, 1/4, 1/4 (variance 1/48) and 2/4, 1, 1, 1 (variance 1/16): the area is 1/8, so 7/8.
  const spread = 1.96 * Math.sqrt(1 / 48 / 4 + 1 / 16 / 4);
  expect([auc, low]).toEqual([7 / 8, expect.closeTo(7 / 8 - spread, 12)]);
  expect(high).toBe(1);
});

test('of samples that are alike the interval holds one half in 95 of 100', () => {
  const random = randomFrom(19);
  const sample = () => Array.from({ length: 60 }, () => random.next());
  const rounds = Array.from({ length: 400 }, () => separationOf(sample(), sample()));
  const held = rounds.filter(({ low }) => low <= 0.5).length;
  expect(held / rounds.length).toBeGreaterThan(0.92);
  expect(held / rounds.length).toBeLessThan(0.98);
});

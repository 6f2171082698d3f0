import { expect, test } from 'vitest';
import { growth, percentile, reportOf, rowOf } from './backend-report.ts';

test.each([
  [0.5, 50],
  [0.95, 95],
  [0.99, 99],
  [1, 100],
])('percentile %d of 1 to 100 is %d', (part, value) => {
  const values = Array.from({ length: 100 }, (_, nth) => 100 - nth);
  expect(percentile(values, part)).toBe(value);
});

test('an empty list has no percentile', () => {
  expect(percentile([], 0.5)).toBeNull();
});

test('a row has medians of rounds, ratios and times of all responses', () => {
  const rounds = [
    { bare: 100, product: 60, times: [1, 2, 3], cpu: 4 },
    { bare: 200, product: 80, times: [4, 5], cpu: 6 },
    { bare: 50, product: 35, times: [10], cpu: 5 },
  ];
  const row = rowOf('one', rounds);
  expect(row).toEqual({
    name: 'one',
    bare: 100,
    product: 60,
    ratio: 0.6,
    p50: 3,
    p95: 10,
    p99: 10,
    tail: 10 / 3,
    cpu: 5,
  });
  expect(reportOf([row]).split('\n').at(-1)).toBe('| one | 100 | 60 | 0.60 | 3.0 | 10.0 | 10.0 | 3.3 | 5.00 |');
});

test('heap growth is bytes per registration despite fluctuation', () => {
  const heaps = [0, 1, 2, 3].map((nth) => ({ after: nth * 1000, heap: 5e6 + nth * 3000 + (nth % 3 === 0 ? 7 : -7) }));
  expect(growth(heaps)).toBeCloseTo(3, 10);
});

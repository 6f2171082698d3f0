import { expect, test } from 'vitest';
import { randomFrom } from '../../harness/random.ts';
import { inRandomOrder } from './measure.ts';
import { isMet, reportOf, rowsOf } from './report.ts';

const measured = new Map([
  ['unknown', { answer: [10, 20, 30], next: [1, 1, 1] }],
  ['active', { answer: [40, 50, 60], next: [1, 1, 1] }],
  ['lapsed', { answer: [10, 20, 30], next: [1, 1, 1] }],
] as const);

test('each known state stands beside the unknown one', () => {
  const times = new Map(
    [...measured].map(([state, { answer, next }]) => [state, { answer: [...answer], next: [...next] }]),
  );
  const rows = rowsOf('submit', ['active', 'lapsed'], times);
  expect(rows.map((row) => [row.state, row.unknown, row.known, row.answer.auc, row.next.auc, isMet(row)])).toEqual([
    ['active', 20, 50, 1, 0.5, false],
    ['lapsed', 20, 20, 0.5, 0.5, true],
  ]);
  expect(reportOf(rows).split('\n').slice(2)).toEqual([
    '| submit | active | 3 | 20.0 | 50.0 | 1.000 (1.000–1.000) | 0.500 (0.500–0.500) | missed |',
    '| submit | lapsed | 3 | 20.0 | 20.0 | 0.500 (0.000–1.000) | 0.500 (0.500–0.500) | met |',
  ]);
});

test('the request after it counts as well', () => {
  const even = { auc: 0.5, low: 0.5, high: 0.5 };
  const row = { entry: 'submit', state: 'active', samples: 1, unknown: 1, known: 1, answer: even } as const;
  expect(isMet({ ...row, next: { ...even, auc: 0.55 } })).toBe(true);
  expect(isMet({ ...row, next: { ...even, auc: 0.551 } })).toBe(false);
});

test('an order holds everything, and is the seed’s', () => {
  const values = Array.from({ length: 50 }, (_, nth) => nth);
  const order = inRandomOrder(values, randomFrom(7));
  expect(order).not.toEqual(values);
  expect(order.toSorted((a, b) => a - b)).toEqual(values);
  expect(inRandomOrder(values, randomFrom(7))).toEqual(order);
});

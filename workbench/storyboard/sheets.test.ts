import { expect, test } from 'vitest';
import { partsThatDiffer, slicesOf, type Looked } from './cuts.ts';

test('a picture is cut between its words, and anywhere only where there is no such place', () => {
  expect(slicesOf({ from: 0, to: 250 }, [30, 90, 140, 180], 100)).toEqual([
    { from: 0, to: 90 },
    { from: 90, to: 180 },
    { from: 180, to: 250 },
  ]);
  expect(slicesOf({ from: 20, to: 200 }, [30], 100)).toEqual([
    { from: 20, to: 120 },
    { from: 120, to: 200 },
  ]);
});

const page = (...lines: readonly (readonly [number, string])[]): Looked => ({
  lines: lines.map(([top, words]) => ({ top, bottom: top + 20, words })),
  cuts: [0, 190, 480, 690, 1500, 1800],
  foot: null,
});
test('of a page that was shown before those parts are shown in which words differ', () => {
  const before = page([200, 'Email'], [600, 'Send'], [1700, 'Small print']);
  expect(partsThatDiffer(page([200, 'Email'], [600, 'Being sent']), before, 2000)).toEqual([{ from: 480, to: 1500 }]);
  expect(partsThatDiffer(page([310, 'Wrong'], [1700, 'Other print']), before, 2000)).toEqual([
    { from: 190, to: 480 },
    { from: 1500, to: 2000 },
  ]);
  expect(partsThatDiffer(page([200, 'Email']), before, 2000)).toEqual([]);
  // The foot is the same on every page.
  expect(partsThatDiffer(page([1900, 'Impressum']), before, 1800)).toEqual([]);
});

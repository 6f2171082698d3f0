import { expect, test } from 'vitest';
import { firstOfEachFirst } from './take-pictures.ts';

test('the first picture of each screen comes before any second one', () => {
  expect(firstOfEachFirst([['a1', 'a2', 'a3'], ['b1'], [], ['c1', 'c2']])).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
  ]);
  expect(firstOfEachFirst([])).toEqual([]);
});

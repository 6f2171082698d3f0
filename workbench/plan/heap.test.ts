import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Heap } from './heap.ts';

test('gives what it was given, the cheapest first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      const heap = new Heap<number>();
      for (const number of numbers) heap.push(number, number);
      expect(numbers.map(() => heap.pop())).toEqual(numbers.toSorted((a, b) => a - b));
      expect(heap.pop()).toBeUndefined();
    }),
  );
});

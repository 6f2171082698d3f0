/** The suite itself: shrinks a failing input and prints the command that repeats it; prints nothing on success. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { altered } from './alterations.ts';
import { entryOf } from './entry.ts';
import { fuzz } from './fuzz.ts';
import type { Surroundings } from './surroundings.ts';

const surroundings: Surroundings = {
  backEnd: () => Promise.reject(new Error('nobody needs one here')),
  failures: () => [],
  looseErrors: () => [],
  next: () => 0,
  close: async () => undefined,
};
const below = (limit: number) =>
  entryOf({
    name: 'numbers',
    holds: `every number is below ${limit}`,
    runs: 200,
    inputs: fc.nat(100),
    check: (number) => assert.ok(number < limit, `${number} is not`),
  });

test('a property that holds is reported by the number of inputs', async () => {
  expect(await fuzz(below(101), surroundings, { seed: 1 })).toEqual({ inputs: 200, told: [] });
});
test('a failure is reported with its smallest input and its command', async () => {
  const { told } = await fuzz(below(7), surroundings, { seed: 1 });
  const again = told.at(-1) ?? '';
  const [, seed, path] =
    /^ {2}again: npm run tool -- fuzz --only "numbers" --seed (\d+) --path "([\d:]+)"$/.exec(again) ?? [];
  expect([told[0], told.at(-2), seed]).toEqual(['numbers: every number is below 7', '  input: 7', '1']);
  const repeated = await fuzz(below(7), surroundings, { seed: 1, path });
  // Ignores the stack positions.
  const withoutPlaces = (lines: readonly string[]) => lines.filter((line) => !/^ +at /.test(line));
  expect(withoutPlaces(repeated.told)).toEqual(withoutPlaces(told));
});
test('a prototype that an input changes is a finding', async () => {
  const polluting = entryOf({
    name: 'polluting',
    holds: 'nothing is left behind',
    runs: 1,
    inputs: fc.constant('left'),
    check: (name) => Reflect.set(Object.prototype, name, 1),
  });
  const { told } = await fuzz(polluting, surroundings, { seed: 1 });
  Reflect.deleteProperty(Object.prototype, 'left');
  expect(told[1]).toContain('a prototype has changed');
});
test('an alteration changes one place of a copy', () => {
  const value = { a: { b: 1 }, c: [2] };
  const by = (at: number, how: 'replaced' | 'dropped' | 'with more beside it') => ({
    at,
    how,
    by: 'x',
    name: '__proto__',
  });
  expect(altered(value, [by(0, 'replaced')])).toBe('x');
  expect(altered(value, [by(2, 'dropped')])).toEqual({ a: {}, c: [2] });
  expect(Object.keys(altered(value, [by(1, 'with more beside it')]) as object)).toEqual(['a', 'c', '__proto__']);
  // A list with another constructor would not be JSON.
  expect(altered(value, [{ ...by(4, 'with more beside it'), name: 'constructor' }])).toEqual({
    a: { b: 1 },
    c: [2, 'x'],
  });
  expect(value).toEqual({ a: { b: 1 }, c: [2] });
});

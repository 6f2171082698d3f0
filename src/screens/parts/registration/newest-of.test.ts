import { expect, test } from 'vitest';
import { newestOf } from './newest-of.ts';

/** A check whose answers come when the test says so. */
function slowly() {
  const answers = new Map<string, (found: string) => void>();
  const check = newestOf((text: string) => new Promise<string>((resolve) => answers.set(text, resolve)));
  return { check, answer: (text: string) => answers.get(text)?.(`found in ${text}`) };
}
const all = (...checks: Promise<string>[]) => Promise.all(checks);

test('a check by itself gives what it finds', async () => {
  const { check, answer } = slowly();
  const one = check('a');
  answer('a');
  expect(await one).toBe('found in a');
});
test.each([
  ['in their order', ['a', 'b', 'c']],
  ['the other way round', ['c', 'b', 'a']],
  ['the one in the middle last', ['a', 'c', 'b']],
])('of several that are answered %s, each gives what the newest finds', async (_, order) => {
  const { check, answer } = slowly();
  const checks = ['a', 'b', 'c'].map((text) => check(text));
  for (const text of order) answer(text);
  expect(await all(...checks)).toEqual(['found in c', 'found in c', 'found in c']);
});
test('one that comes while an earlier one waits for the newest is newer still', async () => {
  const { check, answer } = slowly();
  const [first, second] = [check('a'), check('b')];
  answer('a');
  // The first has its own answer by now, and waits for the second.
  await Promise.resolve();
  const third = check('c');
  answer('b');
  answer('c');
  expect(await all(first, second, third)).toEqual(['found in c', 'found in c', 'found in c']);
});
test('a check of before is forgotten with its answer', async () => {
  const { check, answer } = slowly();
  const before = check('a');
  answer('a');
  await before;
  const after = check('b');
  answer('b');
  expect(await after).toBe('found in b');
});

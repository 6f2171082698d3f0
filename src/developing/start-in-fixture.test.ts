/** A visit started in a situation: its requests are new to the back end. */
import { expect, test } from 'vitest';
import { allFixtures } from '../screens/all-fixtures.ts';
import { startInFixture } from './start-in-fixture.tsx';

/** The request keys in a context, in order. */
function keysIn(known: unknown): readonly string[] {
  const keys: string[] = [];
  JSON.stringify(known, (name, value: unknown) => {
    if (name === 'key' && typeof value === 'string') keys.push(value);
    return value;
  });
  return keys;
}
const keysThere = (asked: string) => keysIn(Reflect.get(startInFixture(asked)?.snapshot ?? {}, 'context'));

const withKeys = Object.entries(allFixtures).flatMap(([screen, fixtures]) =>
  Object.entries(fixtures).flatMap(([situation, { context }]) => {
    const keys = keysIn(context);
    return keys.length > 0 ? [[`${screen}.${situation}`, keys] as const] : [];
  }),
);
const answered = (keys: readonly string[]) => keys.map((key) => key === '');

test('the fixtures contain both kinds of requests', () => {
  expect(new Set(withKeys.flatMap(([, keys]) => answered(keys)))).toEqual(new Set([true, false]));
});
test.each(withKeys)('%s: each request has a fresh key each time; an answered one has none (D21)', (asked, keys) => {
  const visits = [keysThere(asked), keysThere(asked)];
  const made = visits.flat().filter((key) => key !== '');
  expect([visits.map(answered), new Set(made).size, made.filter((key) => keys.includes(key))]).toEqual([
    [answered(keys), answered(keys)],
    made.length,
    [],
  ]);
});

/** When the proofs may be skipped: only if their inputs and committed results are unchanged. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { digestOf, FILE, PAGE, stillProved, written } from './proved.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const reading = (changes: Readonly<Record<string, (text: string) => string>>) => (file: string) =>
  (changes[file] ?? ((text) => text))(read(file));
const commented = (text: string) => `/* changed\n */\n// changed\n${text}  // changed\n`;
const changed = (text: string) => `${text}export const changed = 1;\n`;
const now = digestOf();

test.each([
  ['a chart', 'machines/registration/form-finished.states.ts'],
  ['a row of the witness table', 'test/witness/refusals.witness.ts'],
  ['the explorer', 'packages/witness/src/explore.ts'],
  ['the contract', 'graphql/schema.graphql'],
])('a changed %s changes the digest', (_, file) => {
  expect(digestOf(reading({ [file]: changed }))).not.toBe(now);
});
test('a comment does not change the digest', () => {
  expect(digestOf(reading({ 'machines/visit.machine.ts': commented }))).toBe(now);
});
test('a text that is not loaded does not change the digest', () => {
  expect(digestOf(reading({ 'README.md': changed, 'test/suites/proofs/proofs.command.ts': changed }))).toBe(now);
});

const committed = written('2026-11-29', ['proofs: 21 of 21 hold']);
const stillWith = (changes: Readonly<Record<string, (text: string) => string>>) =>
  stillProved(reading({ [FILE]: () => committed, ...changes }));

test('without changes the result of the whole run counts', () => {
  expect(stillWith({})).toEqual(['proofs: 21 of 21 hold']);
});
test.each<[string, string, (text: string) => string]>([
  ['a chart has changed', 'machines/visit.machine.ts', changed],
  ['the page has', PAGE, changed],
  ['the digest has', FILE, () => committed.replace(/"digest": "./, '"digest": "x')],
])('it does not where %s', (_, file, change) => {
  expect(stillWith({ [file]: change })).toBeNull();
});

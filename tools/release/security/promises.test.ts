/** docs/security.md names no test that is not there, no requirement that is not one, and forgets none of level 1 and 2. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasTitle } from '../../check/markdown-tables.ts';
import { REQUIREMENTS } from './asvs.ts';
import { expanded, withTables } from './page.ts';
import type { Row } from './promise.types.ts';
import { PROMISES } from './promises.ts';

const titled = PROMISES.held.flatMap(({ tests }) => tests.map(({ file, title }) => [file, title] as const));
test.each(titled)('%s has “%s”', (file, title) => {
  expect(hasTitle(readFileSync(file, 'utf8'), title)).toBe(true);
});

test('a missing title, or a mere prefix of one, is detected', () => {
  const source = "test('the last place is given once', () => {})";
  expect([hasTitle(source, 'the last place is given once'), hasTitle(source, 'the last place')]).toEqual([true, false]);
});

test('every file named by a promise exists', () => {
  expect(PROMISES.built.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([]);
});

test('ASVS 5.0.0 has 70, 183 and 92 requirements of its levels', () => {
  const levels = [...REQUIREMENTS.values()];
  expect([1, 2, 3].map((level) => levels.filter((one) => one === level).length)).toEqual([70, 183, 92]);
});

test('each requirement of levels 1 and 2 is covered once, and no other', () => {
  const rows: readonly Row[] = Object.values(PROMISES).flat();
  const spoken = rows.flatMap(({ asvs }) => expanded(asvs));
  const asked = [...REQUIREMENTS].filter(([, level]) => level < 3).map(([id]) => id);
  expect({
    forgotten: asked.filter((id) => !spoken.includes(id)),
    unknown: spoken.filter((id) => !REQUIREMENTS.has(id)),
    twice: spoken.filter((id, at) => spoken.indexOf(id) !== at),
  }).toEqual({ forgotten: [], unknown: [], twice: [] });
});

test('the page has the tables as they are (else: npm run tool -- security)', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  expect(withTables(page, PROMISES)).toBe(page);
});

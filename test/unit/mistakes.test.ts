/** The table of planted mistakes matches the sources: `npm run tool -- plant` would find each place and each test. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REQUIREMENTS } from '../../tools/release/security/asvs.ts';
import { allPlanted, MISTAKES } from '../suites/plant/mistakes.ts';
import { withMistake } from '../suites/plant/scratch.ts';

test.each(allPlanted.map((mistake) => [mistake.id, mistake] as const))('%s: its place is there, once', (_, mistake) => {
  const source = readFileSync(mistake.file, 'utf8');
  expect(withMistake(source, mistake)).not.toBe(source);
});

test('each mistake has a requirement, a unique id and a test', () => {
  const ids = allPlanted.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const unknown = Object.values(MISTAKES)
    .flat()
    .filter(({ breaks }) => !REQUIREMENTS.has(breaks.split('ASVS ')[1] ?? ''));
  const unnamed = allPlanted.filter(({ test }) => !existsSync(test.file) || test.title === '');
  expect([...unknown, ...unnamed].map(({ id }) => id)).toEqual([]);
});

/** Whether a test of the file may have this title: the file has one of its names, or a text of one between gaps. */
function mayHave(source: string, title: string): boolean {
  const literals = [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`|"([^"\n]+)"/g)];
  const parts = literals.flatMap(([, single, template, double]) =>
    (single ?? template ?? double ?? '').replaceAll("\\'", "'").split(/\$\{[^}]*\}|%[sij]|\$[\w.]+/),
  );
  const untagged = parts.map((part) => part.replace(/ \[[^\]]*\]$/, '').trim()).filter(({ length }) => length >= 8);
  const isFrom = (name: string) => untagged.some((part) => name.includes(part));
  return title.split(' > ').some((name) => source.includes(name) || isFrom(name));
}

// Titles of transcripts are made of a language and the name of a visit.
const written = allPlanted.filter(({ test }) => !test.file.endsWith('transcripts.spec.ts'));
test.each(written.map((mistake) => [mistake.id, mistake.test] as const))('%s: its test exists', (_, planted) => {
  expect([planted, mayHave(readFileSync(planted.file, 'utf8'), planted.title)]).toEqual([planted, true]);
});

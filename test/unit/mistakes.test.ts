/** The table of planted mistakes matches the sources: `npm run tool -- plant` would find each place and each test. */
import { existsSync, readFileSync } from 'node:fs';
import { escapeRegExp } from 'es-toolkit/string';
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

/** Whether a test of the file may have this title: it has one of its names, or a text whose gaps one of them fills. */
function mayHave(source: string, title: string): boolean {
  const literals = [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`|"([^"\n]+)"/g)];
  const patterns = literals.flatMap(([, single, template, double]) => {
    const text = (single ?? template ?? double ?? '').replaceAll("\\'", "'").replace(/ \[[^\]]*\]$/, '');
    const parts = text.split(/\$\{[^}]*\}|%[sijo]|\$[\w.]+/).map((part) => escapeRegExp(part));
    return parts.join('') === '' ? [] : [new RegExp(`^${parts.join('.*')}$`)];
  });
  return title.split(' > ').some((name) => source.includes(name) || patterns.some((pattern) => pattern.test(name)));
}

// Titles of transcripts are made of a language and the name of a visit.
const written = allPlanted.filter(({ test }) => !test.file.endsWith('transcripts.spec.ts'));
test.each(written.map((mistake) => [mistake.id, mistake.test] as const))('%s: its test exists', (_, planted) => {
  expect([planted, mayHave(readFileSync(planted.file, 'utf8'), planted.title)]).toEqual([planted, true]);
});

/** docs/accessibility.md names no test that is not there, and at least as many behaviours as the review looked at. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS } from '../../../src/screens/Accessibility/areas.ts';
import { hasTitle } from '../../check/markdown-tables.ts';
import { BEHAVIOURS } from './behaviours.ts';
import { withTables } from './page.ts';

const titled = BEHAVIOURS.flatMap(({ tests }) => tests.map(({ file, title }) => [file, title] as const));

test.each(titled)('%s has “%s”', (file, title) => {
  expect(hasTitle(readFileSync(file, 'utf8'), title)).toBe(true);
});

test('44 behaviours or more, each once, in every area, with a source and a test', () => {
  const sentences = BEHAVIOURS.map(({ sentence }) => sentence);
  expect({
    enough: BEHAVIOURS.length >= 44,
    twice: sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at),
    areas: AREAS.filter((area) => !BEHAVIOURS.some((behaviour) => behaviour.area === area)),
    bare: BEHAVIOURS.filter(({ sources, tests }) => sources.length === 0 || tests.length === 0),
  }).toEqual({ enough: true, twice: [], areas: [], bare: [] });
});

test('a source is a criterion of WCAG 2.2, a clause of EN 301 549, a pattern of GOV.UK, or the directive', () => {
  const sources = BEHAVIOURS.flatMap((behaviour) => behaviour.sources);
  const known =
    /^(?:[1-4]\.[1-5]\.\d{1,2}|EN \d{1,2}(?:\.\d{1,2}){1,3}|GOV\.UK [a-z ]+|Directive \(EU\) 2019\/882 Annex V)$/;
  expect(sources.filter((source) => !known.test(source))).toEqual([]);
});

test('only suites whose executed tests are recorded: unit tests and those in Chromium', () => {
  const files = titled.map(([file]) => file);
  expect(files.filter((file) => !/\.test\.tsx?$|^test\/browser\/[\w-]+\.spec\.ts$/.test(file))).toEqual([]);
});

test('the page has the tables as they are (else: npm run tool -- accessibility)', () => {
  const page = readFileSync('docs/accessibility.md', 'utf8');
  expect(withTables(page, BEHAVIOURS)).toBe(page);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS } from '../../../src/screens/Accessibility/areas.ts';
import { idsIn, readBehaviours } from './behaviours.ts';

const behaviours = readBehaviours();
// The suites whose results are kept: unit tests, and those in Chromium.
const tests = globSync(['{src,machines,locales,graphql,tools,test}/**/*.test.{ts,tsx}', 'test/browser/*.spec.ts']);
const tagged = tests.flatMap((file) => idsIn(readFileSync(file, 'utf8')));

test('44 behaviours or more, each with an id of its own, in every area', () => {
  const ids = behaviours.map(({ id }) => id);
  expect([ids.length >= 44, new Set(ids).size]).toEqual([true, ids.length]);
  expect(AREAS.filter((area) => !behaviours.some((behaviour) => behaviour.area === area))).toEqual([]);
});

test('each behaviour has a test, and each id in a title is a behaviour', () => {
  const ids = behaviours.map(({ id }) => id);
  const known = new Set(ids);
  expect(ids.filter((id) => !tagged.includes(id))).toEqual([]);
  expect(tagged.filter((id) => !known.has(id))).toEqual([]);
});

test('a source is a criterion of WCAG 2.2, a clause of EN 301 549, a pattern of GOV.UK, or the directive', () => {
  const known =
    /^(?:WCAG [1-4]\.[1-5]\.\d{1,2}|EN \d{1,2}(?:\.\d{1,2}){1,3}|GOV\.UK [a-z ]+|Directive \(EU\) 2019\/882 Annex V)$/;
  expect(behaviours.flatMap(({ sources }) => sources).filter((source) => !known.test(source))).toEqual([]);
});

test('an item of another form is an error', () => {
  const [, heading = ''] = /^### (.*)$/m.exec(readFileSync('docs/accessibility.md', 'utf8')) ?? [];
  expect(() => readBehaviours(`### ${heading}\n\n- A1: no source.\n`)).toThrow(
    'docs/accessibility.md: not a behaviour: A1: no source.',
  );
});

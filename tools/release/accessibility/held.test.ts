/** The statement is red where a behaviour is red, and says nothing of what was not tested. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { AREAS } from '../../../src/screens/Accessibility/areas.ts';
import type { Behaviour } from './behaviour.types.ts';
import { heldBy } from './held.ts';
import { keepTestResults, testResultsOf } from './results.ts';

const behaviour = (sentence: string, ...titles: string[]): Behaviour => ({
  area: 'time',
  sentence,
  sources: ['2.2.1'],
  tests: titles.map((title) => ({ file: 'a.test.ts', title })),
});
const ran = (title: string, passed = true, file = 'a.test.ts') => ({ file, titles: ['a group', title], passed });
const timeOf = (...of: Parameters<typeof heldBy>) => {
  const { areas, ...counts } = heldBy(...of);
  return { ...counts, ...areas.find(({ area }) => area === 'time') };
};

describe('a behaviour', () => {
  const told = behaviour('It is told.', 'it is told');
  test('holds if its test passed; every area is listed, even without behaviours', () => {
    expect(timeOf([told], [ran('it is told'), ran('another', false)])).toEqual({
      tests: 1,
      failed: 0,
      area: 'time',
      count: 1,
      broken: [],
    });
    expect(heldBy([told], []).areas.map(({ area, count }) => [area, count])).toEqual(
      AREAS.map((area) => [area, area === 'time' ? 1 : 0]),
    );
  });
  test.each([
    ['failed', [ran('it is told', false)], 1, 1],
    ['did not run', [ran('it is told again')], 0, 0],
    ['ran in another file alone', [ran('it is told', true, 'b.test.ts')], 0, 0],
    ['failed in one of its cases', [ran('it is told'), ran('it is told', false)], 2, 1],
  ] as const)('does not hold where its test %s', (_, tests, count, failed) => {
    expect(timeOf([told], tests)).toEqual({ tests: count, failed, area: 'time', count: 1, broken: ['It is told.'] });
  });
  test('does not hold where one of its tests failed', () => {
    const both = behaviour('Both.', 'it is told', 'it stays');
    expect(timeOf([both], [ran('it is told'), ran('it stays', false)]).broken).toEqual(['Both.']);
  });
  test('counts all cases of a table, and a group', () => {
    const cases = behaviour('Cases.', '%s: in ${place}, (once)', 'a group');
    const tests = [ran('de: in a list, (once)'), ran('en: in a box, (once)')];
    expect(timeOf([cases], tests)).toMatchObject({ tests: 2, failed: 0, broken: [] });
    expect(timeOf([cases], [...tests, ran('fr: in a row, (once)', false)])).toMatchObject({ broken: ['Cases.'] });
  });
});

describe('results are stored per source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-accessibility-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'results/accessibility.json');
  const results = { version: '1.0.0', testedAt: '2026-11-24T00:00:00.000Z', tests: 3, failed: 1, areas: [] };

  test('results count only for that source, including bad ones; not for another, a changed checkout or version', () => {
    keepTestResults({ tree: 'a', results }, file);
    expect([
      testResultsOf('a', '1.0.0', file),
      testResultsOf('b', '1.0.0', file),
      testResultsOf(null, '1.0.0', file),
      testResultsOf('a', '1.0.1', file),
      testResultsOf('a', '1.0.0', join(folder, 'none.json')),
    ]).toEqual([results, null, null, null, null]);
  });
  test('a missing file has no result', () => {
    writeFileSync(file, '{');
    expect(testResultsOf('a', '1.0.0', file)).toBe(null);
  });
});

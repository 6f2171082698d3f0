import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { AREAS } from '../../../src/screens/Accessibility/areas.ts';
import type { Behaviour } from './behaviours.ts';
import { heldBy } from './held.ts';
import { keepTestResults, testResultsOf } from './results.ts';

// The ids are put together, because a title with one must name a behaviour of the page.
const tag = (...ids: number[]) => `[${ids.map((id) => `A${id}`).join(', ')}]`;
const behaviour = (id: number): Behaviour => ({
  id: `A${id}`,
  area: 'time',
  sentence: `Sentence ${id}.`,
  sources: ['WCAG 2.2.1'],
});
const ran = (title: string, passed = true, group = 'a group') => ({
  file: 'a.test.ts',
  titles: [group, title],
  passed,
});
const timeOf = (...of: Parameters<typeof heldBy>) => {
  const { areas, ...counts } = heldBy(...of);
  return { ...counts, ...areas.find(({ area }) => area === 'time') };
};
const one = behaviour(1);

describe('a behaviour', () => {
  test('holds if its test passed; every area is listed, even without behaviours', () => {
    expect(timeOf([one], [ran(`it works ${tag(1)}`), ran('another', false)])).toEqual({
      tests: 1,
      failed: 0,
      area: 'time',
      count: 1,
      broken: [],
    });
    expect(heldBy([one], []).areas.map(({ area, count }) => [area, count])).toEqual(
      AREAS.map((area) => [area, area === 'time' ? 1 : 0]),
    );
  });
  test.each([
    ['failed', [ran(`a ${tag(1)}`, false)], 1, 1],
    ['did not run', [ran(`a ${tag(11)}`)], 1, 0],
    ['failed in one of its cases', [ran(`a ${tag(1)}`), ran(`b ${tag(1)}`, false)], 2, 1],
  ] as const)('does not hold if its test %s', (_, tests, count, failed) => {
    expect(timeOf([one], tests)).toEqual({ tests: count, failed, area: 'time', count: 1, broken: ['Sentence 1.'] });
  });
  test('is proved by a test with several ids, and by all tests of a group', () => {
    const tests = [ran(`a ${tag(1, 2)}`), ran('b', true, `group ${tag(2)}`)];
    expect(timeOf([one, behaviour(2)], tests)).toMatchObject({ tests: 2, failed: 0, broken: [] });
    expect(timeOf([one, behaviour(2)], [...tests, ran('c', false, `group ${tag(2)}`)])).toMatchObject({
      broken: ['Sentence 2.'],
    });
  });
});

describe('results are stored for one source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-accessibility-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'results/accessibility.json');
  const results = { version: '1.0.0', testedAt: '2026-11-24T00:00:00.000Z', tests: 3, failed: 1, areas: [] };

  test('and found for that tree and version only', () => {
    keepTestResults({ tree: 'a', results }, file);
    expect([
      testResultsOf('a', '1.0.0', file),
      testResultsOf('b', '1.0.0', file),
      testResultsOf(null, '1.0.0', file),
      testResultsOf('a', '1.0.1', file),
      testResultsOf('a', '1.0.0', join(folder, 'missing.json')),
    ]).toEqual([results, null, null, null, null]);
  });
  test('an unreadable file counts as no results', () => {
    writeFileSync(file, '{');
    expect(testResultsOf('a', '1.0.0', file)).toBe(null);
  });
});

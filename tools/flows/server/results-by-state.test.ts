import { expect, test } from 'vitest';
import { SUITES, type SuiteName, type SuiteResult } from '../../check/results/result.ts';
import { allStates, statesOf, wordOf } from '../charts/facts.ts';
import { chartsFrom, uncoveredFrom } from './coverage.ts';
import { proofsFrom, type Results } from './results-by-state.ts';

const result = (found: Partial<SuiteResult>): SuiteResult => ({
  line: '',
  passed: true,
  endedAt: '2026-11-23T12:00:00.000Z',
  tables: [],
  transitions: {},
  states: {},
  ...found,
});
const results = (found: Partial<Record<SuiteName, SuiteResult>>): Results => ({
  ...(Object.fromEntries(Object.keys(SUITES).map((name) => [name, null])) as Results),
  ...found,
});
const WORD = 'visit:landing.welcomed';
const ofWelcomed = (found: Partial<Record<SuiteName, SuiteResult>>) => proofsFrom(results(found))[WORD];
const visited = (cases: number, good = cases) => ({ cases, good });

test('results of a suite that has not run are null', () => {
  expect([ofWelcomed({}), uncoveredFrom(results({}))]).toEqual([
    { paths: null, inBrowser: null, laws: null, planted: null, calls: null },
    { states: [], transitions: [] },
  ]);
});

test('a state is found by its id in the chart, also by a custom id', () => {
  const found = {
    paths: result({ states: { visit: { 'visit.landing.welcomed': visited(412), landing: visited(900) } } }),
    'browser-paths': result({ states: { visit: { 'visit.landing.welcomed': visited(9) } } }),
    proofs: result({ states: { visit: { 'visit.landing.welcomed': { ...visited(3), laws: [1, 2, 18] } } } }),
    mutation: result({ states: { visit: { 'visit.landing.welcomed': { ...visited(14, 13), left: 2 } } } }),
    faults: result({ states: { visit: { 'visit.lobby.joining': visited(30) } } }),
  };
  expect(ofWelcomed(found)).toEqual({
    paths: 412,
    inBrowser: 9,
    laws: [1, 2, 18],
    planted: { met: 13, of: 14, left: 2 },
    calls: { met: 0, of: 0 },
  });
  const all = proofsFrom(results(found));
  expect([all['visit:landing']?.paths, all['visit:lobby.joining']?.calls, all['consent:decision']?.paths]).toEqual([
    900,
    { met: 30, of: 30 },
    null,
  ]);
});

test('each state of every chart has results', () => {
  expect(Object.keys(proofsFrom(results({})))).toEqual(allStates.map(wordOf));
});

test('a chart has figures once it has results; uncovered transitions are named', () => {
  const [root, ...others] = statesOf('splitGenerator');
  const transitions = statesOf('splitGenerator').flatMap((state) => state.transitions.map(({ name }) => name));
  const some = transitions.slice(1);
  const found = results({
    paths: result({
      states: { splitGenerator: { [root?.key ?? '']: visited(3) } },
      transitions: { splitGenerator: Object.fromEntries(some.map((name) => [name, 2])) },
    }),
  });
  const share = (met: number, of: number) => ({ met, of });
  expect(chartsFrom(found).find(({ chart }) => chart === 'splitGenerator')).toEqual({
    chart: 'splitGenerator',
    states: share(1, others.length + 1),
    transitions: share(some.length, transitions.length),
    inBrowser: null,
  });
  expect(uncoveredFrom(found)).toEqual({ states: others.map(wordOf), transitions: transitions.slice(0, 1) });
});

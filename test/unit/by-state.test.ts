/** Suites' results by state. */
import { expect, test } from 'vitest';
import { everywhere, found, together, type Finding } from '../model/graph-invariants/invariant.ts';
import type { Verdict } from '../model/mutation/verdict.ts';
import { foundIn } from '../../tools/check/results/result.ts';
import { statesOf as statesOfFaults } from '../suites/mutate/mutation-report.ts';
import { visitCounts, visitedBy } from '../../packages/witness/index.ts';
import { statesOf as statesOfLaws } from '../suites/proofs/proofs-page.ts';
import { boot, deny, graphOf, landing, pressed, start } from './laws/graphs.ts';

test('a path visits resting and transient states, each once', () => {
  const { add, states } = visitCounts();
  const path = (visited: readonly string[], ...taken: readonly string[]) =>
    visitedBy({ visited: new Set(visited), taken: new Set(taken) });
  add(path(['door', 'door.shut'], 'door.evaluating on always [0] → door.shut', 'door on push [0] → stays'));
  add(path(['door']));
  expect(states()).toEqual({
    door: 2,
    'door.shut': 1,
    'door.evaluating': 1,
  });
  expect(foundIn(states())['door']).toEqual({ cases: 2, good: 2 });
});

const visit = graphOf({ boot, landing: { ...landing, value: { landing: 'unavailable' } }, deny }, [
  ['boot', start, 'landing'],
  ['landing', pressed('form.submitted'), 'deny'],
]);
const placesOf = ({ places }: Finding) => Array.from(places, ({ value }) => value);
test('an invariant’s places are those with a case', () => {
  const steps = everywhere(visit, { edge: ({ event }) => (event.type === 'form.submitted' ? null : undefined) });
  const situations = everywhere(visit, { situation: ({ place }) => (place.page === 'deny' ? 'wrong' : undefined) });
  expect([steps, situations, together(steps, situations), found(visit, 3, null)].map(placesOf)).toEqual([
    [{ landing: 'unavailable' }],
    ['deny'],
    [{ landing: 'unavailable' }, 'deny'],
    [],
  ]);
});
test('a state’s invariants have a case in it or its children', () => {
  const welcomed = everywhere(visit, { edge: ({ from }) => (from.place.page === 'landing' ? null : undefined) });
  const everyPage = everywhere(visit, { situation: ({ place }) => (place.page === null ? undefined : 'wrong') });
  const proofs = [welcomed, everyPage].map((finding) => ({
    invariant: { name: '', sentence: '', rules: '', check: () => finding },
    finding,
  }));
  const both = { cases: 2, good: 1, laws: [1, 2] };
  const second = { cases: 1, good: 0, laws: [2] };
  expect(statesOfLaws(proofs)).toEqual({
    visit: both,
    landing: both,

    'visit.landing.unavailable': both,
    deny: second,
  });
});

test('faults are counted by state, without equivalent ones', () => {
  const verdict = (id: string, isNamed: boolean, chart = 'visit'): Verdict => ({
    id,
    chart,
    operator: 'guard removed',
    sentence: id,
    named: isNamed ? { by: 'row', words: 'a row' } : null,
    sites: 1,
    differs: 1,
    first: null,
  });
  const idle: Verdict = {
    ...verdict('d', false),
    operator: 'initial changed',
    sentence: 'about begins with aboutClub instead of aboutUs.',
  };
  const verdicts = [verdict('a', true), verdict('b', false), verdict('c', true, 'consent'), idle];
  const all = [
    { id: 'a', chart: 'visit', state: 'landing' },
    { id: 'b', chart: 'visit', state: 'landing' },
    { id: 'never planted', chart: 'visit', state: 'landing' },
    { id: 'c', chart: 'consent', state: 'consent.decision' },
    { id: 'd', chart: 'visit', state: 'deny' },
  ];
  expect(statesOfFaults(verdicts, all)).toEqual({
    visit: { landing: { cases: 2, good: 1, left: 1 }, deny: { cases: 0, good: 0, left: 0 } },
    consent: { 'consent.decision': { cases: 1, good: 1, left: 0 } },
  });
});

/** Each invariant of the proofs can fail: on a chart of the visit with one change. */
import { describe, expect, test } from 'vitest';
import { exploreConsent } from '../model/consent-graph.ts';
import { INVARIANTS } from '../model/graph-invariants/graph-invariants.ts';
import { whole, withEdits } from './laws/broken-charts.ts';
import { brokenCharts } from './laws/broken-charts.cases.ts';

const consent = exploreConsent();
const lawNamed = (name: string) => {
  const law = INVARIANTS.find((one) => one.name === name);
  if (!law) throw new Error(`no such law: ${name}`);
  return law;
};
/** `proofs.test.ts` covers a broken consent chart. */
const OF_CONSENT = 'no tracked event leaves before consent';

test('every invariant has a chart that breaks it', () => {
  const tried = new Set([...brokenCharts.map(({ law }) => law), OF_CONSENT]);
  expect([...tried].toSorted()).toEqual(INVARIANTS.map(({ name }) => name).toSorted());
});
test('every invariant holds on the real chart', () => {
  const broken = INVARIANTS.map(({ name, check }) => [name, check({ visit: whole, consent }).broken]);
  expect(broken).toEqual(INVARIANTS.map(({ name }) => [name, null]));
});
describe.each(brokenCharts)('$law', ({ law, fault, edits, finding }) => {
  test(`finds: ${fault}`, () => {
    const { broken } = lawNamed(law).check({ visit: withEdits(edits), consent });
    expect([broken?.words, broken?.visit === null]).toEqual([finding, false]);
  });
});

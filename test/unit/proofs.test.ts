/** The invariants of the proofs on small graphs by hand; `laws.test.ts` has a broken chart for each. */
import { describe, expect, test } from 'vitest';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { exploreConsent } from '../model/consent-graph.ts';
import { boot, deny, graphOf, pressed, start } from './laws/graphs.ts';
import { INVARIANTS } from '../model/graph-invariants/graph-invariants.ts';

const invariantNamed = (name: string) => {
  const invariant = INVARIANTS.find((one) => one.name === name);
  if (!invariant) throw new Error(`no such invariant: ${name}`);
  return invariant;
};
const consent = exploreConsent();

test.each(INVARIANTS)('$name has no result without a case', ({ check }) => {
  expect(check({ visit: graphOf({}, []), consent: () => [] }).broken).not.toBeNull();
});

test('an exit for one of several open values does not count', () => {
  const back = pressed('form.returned');
  const found = invariantNamed('no dead end').check({
    visit: graphOf({ boot, deny, there: { page: 'formFinished' } }, [
      ['boot', start, 'deny'],
      ['deny', back, 'there'],
      ['deny', back, 'deny'],
    ]),
    consent,
  });
  expect(found.broken?.words).toBe('before the first page: expected a way on from the page itself, got none in "boot"');
});

describe('no tracked event leaves before consent (D36)', () => {
  const { check } = invariantNamed('no tracked event leaves before consent');
  const visit = graphOf({}, []);
  test('holds on the real chart', () => {
    expect(check({ visit, consent })).toMatchObject({ broken: null });
  });
  test('fails on a chart that treats every decision as consent', () => {
    const careless = consentMachine.provide({ guards: { analyticsAllowed: () => true } });
    const { broken } = check({ visit, consent: exploreConsent(careless) });
    expect([broken?.words, broken?.steps]).toEqual([
      '1 tracked events leave without consent (asked: true, stored: true)',
      ['consent.updated {"analytics":false,"personalisation":false}', 'event.tracked'],
    ]);
  });
});

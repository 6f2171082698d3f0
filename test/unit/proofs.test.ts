/** Each law of the proofs can fail: a small graph on which it holds, and the same graph with one fault in it. */
import { describe, expect, test } from 'vitest';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { nothingKnown } from '../../src/engine/pages.ts';
import { CONSENT_INPUTS, exploreConsent } from '../proofs/beside.ts';
import { cases as sentCases } from '../proofs/by-hand/cases.ts';
import { boot, graphOf, landing, pressed, saying, start } from '../proofs/by-hand/graphs.ts';
import { toldCases } from '../proofs/by-hand/told.ts';
import { Graph } from '../proofs/graph.ts';
import { LAWS } from '../proofs/laws/laws.ts';

const cases = [...sentCases, ...toldCases];
const lawNamed = (name: string) => {
  const law = LAWS.find((one) => one.name === name);
  if (!law) throw new Error(`no such law: ${name}`);
  return law;
};
const alone = { consents: [], experiments: [] };

test('every law is tried here', () => {
  const tried = [...cases.map(({ law }) => law), 'no tracked event leaves before consent'];
  expect(tried.toSorted()).toEqual(LAWS.map(({ name }) => name).toSorted());
});

describe.each(cases)('$law', ({ law, holds, broken, complaint }) => {
  test('holds of a graph without a fault', () => {
    expect(lawNamed(law).check({ visit: holds, beside: alone }).broken).toBeNull();
  });
  test('names the fault, and the way to it', () => {
    const found = lawNamed(law).check({ visit: broken, beside: alone }).broken;
    expect([found?.words, found?.visit?.input ?? nothingKnown]).toEqual([complaint, nothingKnown]);
  });
  test('proves nothing where it has nothing to say', () => {
    expect(lawNamed(law).check({ visit: new Graph(), beside: alone }).broken).not.toBeNull();
  });
});

describe('no tracked event leaves before consent (D36)', () => {
  const { check } = lawNamed('no tracked event leaves before consent');
  const tracking = graphOf({ boot, landing }, [
    ['boot', start, 'landing'],
    ['landing', pressed('join.pressed'), 'landing', saying('event.tracked join_waitlist')],
  ]);
  const besides = (machine = consentMachine) => ({
    consents: CONSENT_INPUTS.slice(0, 1).map((input) => ({ input, chart: exploreConsent(input, machine) })),
    experiments: [],
  });
  test('holds of the chart as it is', () => {
    expect(check({ visit: tracking, beside: besides() })).toMatchObject({ broken: null, cut: null });
  });
  test('does not of one that takes every decision for a yes', () => {
    const careless = consentMachine.provide({ guards: { analyticsAllowed: () => true } });
    const { broken } = check({ visit: tracking, beside: besides(careless) });
    expect([broken?.words, broken?.steps]).toEqual([
      '1 tracked events leave without consent (asked: true, stored: true)',
      ['xstate.route on boot', 'join.pressed on landing', 'consent.updated {"analytics":false,"personalisation":true}'],
    ]);
  });
  test('does not where a visit tracks nothing', () => {
    const { broken } = check({ visit: graphOf({ boot, landing }, [['boot', start, 'landing']]), beside: besides() });
    expect(broken?.words).toBe('no event ever leaves');
  });
});

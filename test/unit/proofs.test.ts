/** Each invariant of the proofs can fail: a small graph on which it holds, and the same graph with one fault in it. */
import { describe, expect, test } from 'vitest';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { nothingKnown } from '../../src/engine/pages.ts';
import { exploreConsent } from '../model/composition/charts.ts';
import { cases as sentCases } from './proofs/cases.ts';
import { boot, deny, graphOf, landing, pressed, emitting, start } from './proofs/graphs.ts';
import { emissionCases } from './proofs/emission-cases.ts';
import { INVARIANTS } from '../model/graph-invariants/invariants.ts';

const cases = [...sentCases, ...emissionCases];
const invariantNamed = (name: string) => {
  const invariant = INVARIANTS.find((one) => one.name === name);
  if (!invariant) throw new Error(`no such invariant: ${name}`);
  return invariant;
};
const composition = { consent: exploreConsent(), experiments: null };

test('every invariant is tried here', () => {
  const tried = [...cases.map(({ invariant }) => invariant), 'no tracked event leaves before consent'];
  expect(tried.toSorted()).toEqual(INVARIANTS.map(({ name }) => name).toSorted());
});

describe.each(cases)('$invariant', ({ invariant, holds, broken, complaint }) => {
  test('holds of a graph without a fault', () => {
    expect(invariantNamed(invariant).check({ visit: holds, composition }).broken).toBeNull();
  });
  test('names the fault, and the way to it', () => {
    const found = invariantNamed(invariant).check({ visit: broken, composition }).broken;
    expect([found?.words, found?.visit?.input ?? nothingKnown]).toEqual([complaint, nothingKnown]);
  });
  test('proves nothing where it has no case', () => {
    expect(invariantNamed(invariant).check({ visit: graphOf({}, []), composition }).broken).not.toBeNull();
  });
});

test('a way out that is only there for one of the values of what is left open is none', () => {
  const found = invariantNamed('no dead end').check({
    visit: graphOf({ boot, deny, landing }, [
      ['boot', start, 'deny'],
      ['deny', start, 'landing'],
      ['deny', start, 'deny'],
    ]),
    composition,
  });
  expect(found.broken?.words).toBe('nothing good can come of "boot" any more');
});

describe('no tracked event leaves before consent (D36)', () => {
  const { check } = invariantNamed('no tracked event leaves before consent');
  const tracking = graphOf({ boot, landing }, [
    ['boot', start, 'landing'],
    ['landing', pressed('join.pressed'), 'landing', emitting('event.tracked join_waitlist')],
  ]);
  test('holds of the chart as it is', () => {
    expect(check({ visit: tracking, composition })).toMatchObject({ broken: null });
  });
  test('does not of one that takes every decision for a yes', () => {
    const careless = consentMachine.provide({ guards: { analyticsAllowed: () => true } });
    const { broken } = check({
      visit: tracking,
      composition: { consent: exploreConsent(careless), experiments: null },
    });
    expect([broken?.words, broken?.steps]).toEqual([
      '1 tracked events leave without consent (asked: true, stored: true)',
      [
        'xstate.route on boot',
        'join.pressed on landing',
        'consent.updated {"analytics":false,"personalisation":false}',
      ],
    ]);
  });
  test('does not where a visit tracks nothing', () => {
    const { broken } = check({ visit: graphOf({ boot, landing }, [['boot', start, 'landing']]), composition });
    expect(broken?.words).toBe('no event ever leaves');
  });
});

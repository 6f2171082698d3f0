/** Nothing leaves before consent, whatever visit and experiments send (D36). */
import type { ConsentInput } from '../../../machines/consent/consent.types.ts';
import { CONSENT_INPUTS, type ConsentStep, type Decided } from '../consent-graph.ts';
import type { Counterexample, Invariant } from './invariant.ts';

/** True if events may leave, by the visitor's decision, independently of the chart (D36). */
export const mayLeave = ({ banner, stored }: ConsentInput, { consent }: Decided) =>
  consent ? consent.analytics : !banner && stored === true;

/** A decision stays until the next one. */
const decidedAs = ({ event, from, to }: ConsentStep) => {
  const expected = event.type === 'consent.updated' ? event['consent'] : from.known.consent;
  return JSON.stringify(to.known.consent) === JSON.stringify(expected);
};
const released = ({ emitted }: ConsentStep) => emitted.filter(({ type }) => type === 'event.released').length;

export const nothingBeforeConsent: Invariant = {
  name: 'no tracked event leaves before consent',
  rules: 'D35, D36, D37',
  sentence:
    'Whatever visit, experiments and consent platform send, in any order: no tracked event leaves, not even that ' +
    'of an experiment, unless the visitor’s last decision allows analytics; without a banner, unless they allowed ' +
    'it before.',
  check: ({ consent }) => {
    const all = CONSENT_INPUTS.map((input) => ({ input, steps: consent(input) }));
    const steps = all.flatMap((one) => one.steps);
    const cases = steps.reduce((sum, step) => sum + released(step), 0);
    const [broken = null] = all.flatMap(({ input, steps: taken }): Counterexample[] =>
      taken
        .filter((step) => !decidedAs(step) || (released(step) > 0 && !mayLeave(input, step.to.known)))
        .map((step) => ({
          words: `${released(step)} tracked events leave without consent (asked: ${input.banner}, stored: ${input.stored})`,
          visit: null,
          steps: step.words,
        })),
    );
    const nothing = cases === 0 ? { words: 'no event ever leaves', visit: null } : null;
    const states = new Set(
      all.flatMap(({ input, steps: taken }) => taken.map(({ from }) => JSON.stringify([input, from]))),
    );
    return { states: states.size, transitions: steps.length, cases, broken: broken ?? nothing };
  },
};

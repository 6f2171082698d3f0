/** Nothing leaves before consent: the visit, consent and experiments side by side (D36). */
import type { ConsentInput } from '../../../machines/consent/consent.types.ts';
import { CONSENT_INPUTS, nameOf, type Decided } from '../composition/charts.ts';
import { pagesOf, statesOf } from '../composition/classes.ts';
import { walkComposition, type ConsentStep } from '../composition/walk.ts';
import type { Counterexample, Finding, Invariant } from './invariant.ts';

/** Whether events may leave, by what the visitor decided: not by the chart (D36). */
export const mayLeave = ({ banner, stored }: ConsentInput, { consent }: Decided) =>
  consent ? consent.analytics : !banner && stored === true;

/** What consent decided stands until it is decided anew. */
const decidedAs = ({ event, before, after }: ConsentStep) => {
  const expected = event.type === 'consent.updated' ? event['consent'] : before.consent;
  return JSON.stringify(after.consent) === JSON.stringify(expected);
};

export const nothingBeforeConsent: Invariant = {
  name: 'no tracked event leaves before consent',
  rules: 'D35, D36, D37',
  sentence:
    'Visit, consent and experiments side by side: no tracked event leaves, not even that of an experiment, unless the visitor’s ' +
    'last decision allows analytics; where nobody is asked, unless they allowed it before.',
  check: ({ visit, composition }) => {
    const pages = pagesOf(visit);
    const figures = { states: 0, transitions: 0, cases: 0 };
    let broken: Counterexample | null = null;
    const tried = composition.experiments && statesOf(composition.experiments);
    for (const input of CONSENT_INPUTS)
      for (const experiments of new Set([null, tried])) {
        // Where nobody is asked, nothing is tried out either.
        if (!input.banner && experiments !== null && input.stored !== null) continue;
        const walked = walkComposition(
          {
            visit: pages,
            consent: composition.consent,
            experiments,
            start: composition.consent.begun.get(nameOf(input)) ?? 0,
          },
          (step) => {
            const released = step.emitted.filter(({ type }) => type === 'event.released');
            figures.cases += released.length;
            const free = mayLeave(input, step.after);
            if (decidedAs(step) && (released.length === 0 || free)) return false;
            broken ??= {
              words: `${released.length} tracked events leave without consent (asked: ${input.banner}, stored: ${input.stored})`,
              visit: null,
              steps: step.steps,
            };
            return true;
          },
        );
        figures.states += walked.states;
        figures.transitions += walked.transitions;
      }
    const nothing = figures.cases === 0 ? { words: 'no event ever leaves', visit: null } : null;
    return { ...figures, places: new Set(), broken: broken ?? nothing } satisfies Finding;
  },
};

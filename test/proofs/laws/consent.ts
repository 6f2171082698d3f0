/** Nothing leaves before consent: the visit, consent and experiments side by side (D36). */
import type { ConsentContext, ConsentInput } from '../../../machines/consent/consent.types.ts';
import { pagesOf, statesOf } from '../compose.ts';
import { walkTogether, type Heard } from '../together.ts';
import type { Counterexample, Finding, Law } from './law.ts';

/** Whether events may leave, by what the visitor decided: said without the chart. */
const mayLeave = ({ banner, stored }: ConsentInput, { consent }: ConsentContext) =>
  consent ? consent.analytics : !banner && stored === true;

/** What consent decided stands until it is decided anew. */
const decidedAs = ({ event, before, after }: Heard) => {
  const expected = event.type === 'consent.updated' ? event['consent'] : before.consent;
  return JSON.stringify(after.consent) === JSON.stringify(expected);
};

export const nothingBeforeConsent: Law = {
  name: 'no tracked event leaves before consent',
  rules: 'D35, D36, D37',
  sentence:
    'Visit, consent and experiments side by side: no tracked event leaves, not even that of an experiment, unless the visitor’s ' +
    'last decision allows analytics; where nobody is asked, unless they allowed it before.',
  check: ({ visit, beside }) => {
    const pages = pagesOf(visit);
    const figures = { states: 0, transitions: 0, cases: 0 };
    let broken: Counterexample | null = null;
    for (const { input, chart } of beside.consents)
      for (const experiments of [null, ...beside.experiments]) {
        // Where nobody is asked, nothing is tried out either.
        if (!input.banner && experiments !== null && input.stored !== null) continue;
        const start = JSON.stringify(experiments?.states[0]?.value ?? null);
        const walked = walkTogether(
          { visit: pages, consent: chart, experiments: experiments && { start, ...statesOf(experiments) } },
          (heard) => {
            const released = heard.said.filter(({ type }) => type === 'event.released');
            figures.cases += released.length;
            const free = mayLeave(input, heard.after);
            if (decidedAs(heard) && (released.length === 0 || free)) return false;
            broken ??= {
              words: `${released.length} tracked events leave without consent (asked: ${input.banner}, stored: ${input.stored})`,
              visit: null,
              steps: heard.steps,
            };
            return true;
          },
        );
        figures.states += walked.states;
        figures.transitions += walked.transitions;
      }
    const nothing = figures.cases === 0 ? { words: 'no event ever leaves', visit: null } : null;
    return { ...figures, cut: visit.cut, broken: broken ?? nothing } satisfies Finding;
  },
};

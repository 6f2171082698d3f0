/** Automatic forward of a visitor, with time to read and the option to stay (D20, WCAG 2.2.1). */
import { visitSetup } from '../rules/visit.setup.ts';

/** Targets after the timeout, siblings of the wait. Without a network, the visitor stays. */
export const takenOn = [{ guard: 'online', target: 'leaving' }, { target: 'staying' }] as const;

/** The wait itself. Screen readers announce the remaining time at the start and once near the end. */
export const countingDown = (soon: 'forwardingSoon' | 'readingTimeSoon') =>
  visitSetup.createStateConfig({
    tags: 'countingDown',
    initial: 'begun',
    states: {
      begun: {
        description: 'The remaining time is shown.',
        after: soon === 'forwardingSoon' ? { forwardingSoon: 'ending' } : { readingTimeSoon: 'ending' },
      },
      ending: { description: 'Announced once more: at most ten seconds are left.', tags: 'lastSeconds' },
    },
  });

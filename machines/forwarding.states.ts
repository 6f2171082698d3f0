/** A visitor is taken on by itself, after time to read and to stay (D20, WCAG 2.2.1). */
import { visitSetup } from './visit.setup.ts';

/** Where the end of the time leads: siblings of the wait. Without a network there is nowhere to go. */
export const takenOn = [{ guard: 'online', target: 'leaving' }, { target: 'staying' }] as const;

/** The wait itself. Who listens is told how long it is, at its beginning and once towards its end. */
export const countingDown = (soon: 'forwardingSoon' | 'readingTimeSoon') =>
  visitSetup.createStateConfig({
    tags: 'countingDown',
    initial: 'begun',
    states: {
      begun: {
        description: 'Told how long it is until then.',
        after: soon === 'forwardingSoon' ? { forwardingSoon: 'ending' } : { readingTimeSoon: 'ending' },
      },
      ending: { description: 'Told once more: ten seconds are left, or fewer.', tags: 'lastSeconds' },
    },
  });

/** What a visit says, for those who come late to hear it. */
import type { JourneyEmitted } from '../../machines/journey.types.ts';
import type { Visit } from './engine.ts';

/** More than a visit says before the first page is live. */
const KEPT = 100;

/** Told everything that was said so far, in order, and then all that follows. */
export type Overheard = (listener: (said: JourneyEmitted) => void) => void;

/** Keeps what the visit says until there is someone to hear it. */
export function overhear(visit: Visit): Overheard {
  const kept: JourneyEmitted[] = [];
  let hear = (said: JourneyEmitted) => {
    if (kept.length < KEPT) kept.push(said);
  };
  visit.on('*', (said) => hear(said));
  return (listener) => {
    hear = listener;
    for (const said of kept.splice(0)) listener(said);
  };
}

/** What a visit says, for those who come late to hear it. */
import type { VisitEmitted } from '../../machines/visit.types.ts';
import type { Visit } from './engine.ts';

/** More than a visit says before the first page is live. */
const KEPT = 100;

/** Told everything that was said so far, in order, and then all that follows. */
export type EventRelay = (listener: (emitted: VisitEmitted) => void) => void;

/** Keeps what the visit says until there is someone to hear it. */
export function bufferEvents(visit: Visit): EventRelay {
  const kept: VisitEmitted[] = [];
  let hear = (emitted: VisitEmitted) => {
    if (kept.length < KEPT) kept.push(emitted);
  };
  visit.on('*', (emitted) => hear(emitted));
  return (listener) => {
    hear = listener;
    for (const emitted of kept.splice(0)) listener(emitted);
  };
}

/** What a visit says, for those who come late to hear it. */
import type { VisitEmitted } from '../../machines/visit.types.ts';
import type { Visit } from './engine.ts';

/** More than a visit says before the first page is live. */
const KEPT = 100;

/** Hears what is said; true: it is kept for the one who comes next. */
type Listener = (emitted: VisitEmitted) => unknown;
/** Told everything that was said so far, in order, and then all that follows, in place of the listener before. */
export type EventRelay = (listener: Listener) => void;

/** Keeps what the visit says until there is someone to hear it. */
export function bufferEvents(visit: Visit): EventRelay {
  const kept: VisitEmitted[] = [];
  let hear: Listener = () => true;
  const say = (emitted: VisitEmitted) => {
    if (hear(emitted) === true && kept.length < KEPT) kept.push(emitted);
  };
  visit.on('*', say);
  return (listener) => {
    hear = listener;
    kept.splice(0).forEach(say);
  };
}

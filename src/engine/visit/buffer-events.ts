/** Buffers a visit's emitted events for listeners that register later. */
import type { VisitEmitted } from '../../../machines/context/visit.types.ts';
import type { Visit } from './engine.ts';

/** Buffer limit; more than a visit emits before the first page is live. */
const BUFFER_LIMIT = 100;

/** Receives an event; returns true to keep it for the next listener. */
type Listener = (emitted: VisitEmitted) => unknown;
/** Replays all buffered events in order, then forwards new ones; replaces the previous listener. */
export type EventRelay = (listener: Listener) => void;

/** Buffers emitted events until a listener is registered. */
export function bufferEvents(visit: Visit): EventRelay {
  const buffer: VisitEmitted[] = [];
  let current: Listener = () => true;
  const forward = (emitted: VisitEmitted) => {
    if (current(emitted) === true && buffer.length < BUFFER_LIMIT) buffer.push(emitted);
  };
  visit.on('*', forward);
  return (listener) => {
    current = listener;
    buffer.splice(0).forEach(forward);
  };
}

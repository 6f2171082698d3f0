/** Time since the last mail on a path; a browser's clock can't be set back (D26). */
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { millisecondsOf } from './delays.ts';

const PAUSE = 60_000;

/** Milliseconds since the last mail, after one more event. @param since before the event. */
export function sinceMail(since: number, event: PathEvent, state: VisitSnapshot): number {
  if ('output' in event && event.actorId === 'resend') return 0;
  // Pressed after the pause: `perform` has moved the clock past it.
  if (event.type === 'mail.requested' && event.at > 0) return Infinity;
  if (!event.type.startsWith('xstate.after.')) return since;
  return since + millisecondsOf(event.type.split('.')[2] ?? '', state);
}

/** True if an event is a press within a pause that has ended by then. */
export const comesTooLate = (event: PathEvent, since: number): boolean =>
  event.type === 'mail.requested' && event.at === 0 && since >= PAUSE;

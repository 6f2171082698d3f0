/** How long ago the last mail was sent again, on a path: the date of a browser does not go back (D26). */
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { millisecondsOf } from './delays.ts';

const PAUSE = 60_000;

/**
 * The milliseconds since then, after one more event.
 * @param since those before it.
 */
export function sinceMail(since: number, event: PathEvent, state: VisitSnapshot): number {
  if ('output' in event && event.actorId === 'resend') return 0;
  // Pressed when the pause was over: `perform` has moved the date past it.
  if (event.type === 'mail.requested' && event.at > 0) return Infinity;
  if (!event.type.startsWith('xstate.after.')) return since;
  return since + millisecondsOf(event.type.split('.')[2] ?? '', state);
}

/** Whether an event is a press within a pause that is over by then. */
export const comesTooLate = (event: PathEvent, since: number): boolean =>
  event.type === 'mail.requested' && event.at === 0 && since >= PAUSE;

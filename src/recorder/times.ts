/** The times of a recorded visit. All of it happened at one moment, at which a replay takes it: what was before it still is. */
import { validUntil } from '../../machines/domain/link-validity.ts';
import { nothingKnown } from '../engine/pages.ts';

/** Epoch milliseconds: when a visit begins of which nothing is known. */
export const RECORDED_AT = nothingKnown.openedAt;

const DAY = 86_400_000;

/** A time as it stood to another that is known of the visit; to now, where none is. */
export const movedTime = (time: number, from: number): number => RECORDED_AT + time - from;

/** A link's `ts`: over if it was, good for a day if it was not; its MAC is left out (D9). One that can't be read can't be read. */
export function movedTimestamp(timestamp: string, now: number): string {
  const until = validUntil(timestamp);
  if (until === null) return 'unreadable';
  const moved = new Date(RECORDED_AT + (until.getTime() < now ? -DAY : DAY));
  return `${moved.toISOString().slice(0, -'.000Z'.length)}Z.unsigned`;
}

/** The times of a recorded visit. All of it happened at one moment, at which a replay takes it: what was before it still is. */
import { nothingKnown } from '../engine/pages.ts';

/** Epoch milliseconds: when a visit begins of which nothing is known. */
export const RECORDED_AT = nothingKnown.openedAt;

/** A time as it stood to another that is known of the visit; to now, where none is. */
export const movedTime = (time: number, from: number): number => RECORDED_AT + time - from;

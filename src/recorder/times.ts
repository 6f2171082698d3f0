/** Times of a recorded visit, relative to one moment at which a replay runs: earlier times stay earlier. */
import { nothingKnown } from '../engine/visit/pages.ts';

/** Epoch milliseconds: start of a visit with default input. */
export const RECORDED_AT = nothingKnown.openedAt;

/** A time relative to another known time of the visit, or to now. */
export const movedTime = (time: number, from: number): number => RECORDED_AT + time - from;

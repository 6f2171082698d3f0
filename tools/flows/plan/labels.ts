/**
 * Places labels: on a straight part of their own line, never on a box or another label, and if possible on no other
 * line.
 */
import { wrap } from '../../process/wrap.ts';
import { boxOf, isWithin, lengthOf, overlap, segmentsOf, type Box, type Point, type Segment } from './geometry.ts';

export interface Label extends Box {
  lines: readonly string[];
}

/** Upper bound of the average letter width at 11 px, and the line height. */
const LETTER = 5.5;
export const LINE_HEIGHT = 13;
/** The line and its arrow stay visible at both ends of a label. */
const END = 10;
/** Wrap widths in px, in order of preference. */
const WRAPS = [190, 100, 72, 52] as const;
const MOST_LINES = 5;

const sized = (lines: readonly string[]) => ({
  width: Math.ceil(Math.max(...lines.map(({ length }) => length)) * LETTER),
  height: lines.length * LINE_HEIGHT,
});

/** Boxes of this size along a segment, the best first. */
function placesAt({ from, to }: Segment, size: { width: number; height: number }): readonly Box[] {
  const at = (x: number, y: number): Box => Object.assign({ x, y }, size);
  const [x1, x2] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [y1, y2] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  if (from.y === to.y) {
    const y = from.y - size.height / 2;
    return [(x1 + x2 - size.width) / 2, x1 + END, x2 - END - size.width].map((x) => at(x, y));
  }
  const x = from.x - size.width / 2;
  return [(y1 + y2 - size.height) / 2, y1 + END, y2 - END - size.height].map((y) => at(x, y));
}

export interface Surroundings {
  within: Box;
  /** Boxes, titles and labels, which a label must not cover. */
  taken: readonly Box[];
  /** The other lines drawn. */
  segments: readonly Segment[];
}
/** The penalty of a place; null if it is not allowed. */
function fault(box: Box, { within, taken, segments }: Surroundings): number | null {
  if (!isWithin(box, within) || taken.some((other) => overlap(box, other))) return null;
  return segments.filter((segment) => overlap(box, boxOf(segment))).length;
}

/** The label of one line; null if it does not fit. @param most maximum number of lines it may cover. */
export function labelAt(words: string, corners: readonly Point[], around: Surroundings, most: number): Label | null {
  const pieces = segmentsOf(corners).toSorted((a, b) => lengthOf(b) - lengthOf(a));
  let best: { cost: number; label: Label } | null = null;
  for (const [narrower, width] of WRAPS.entries()) {
    const lines = wrap(words, Math.floor(width / LETTER));
    const size = sized(lines);
    if (lines.length > MOST_LINES) continue;
    for (const [shorter, piece] of pieces.entries())
      for (const box of placesAt(piece, size)) {
        const crossed = fault(box, around);
        if (crossed === null || crossed > most) continue;
        const along = piece.from.y === piece.to.y ? size.width : size.height;
        const over = Math.max(0, along + 2 * END - lengthOf(piece));
        const cost = crossed * 40 + narrower * 6 + shorter * 8 + over * 0.5;
        if (!best || cost < best.cost) best = { cost, label: { ...box, lines } };
      }
  }
  return best?.label ?? null;
}

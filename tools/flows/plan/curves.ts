/** The curve of a line, which passes behind the boxes, and its label, which covers no box. */
import { wrap } from '../../process/wrap.ts';
import { bottom, centre, isWithin, overlap, right, type Box, type Point } from './geometry.ts';
import type { PageBox } from './layout.ts';

/** A cubic curve: its start, two control points, its end. */
export type Curve = readonly [Point, Point, Point, Point];
export interface Label extends Box {
  lines: readonly string[];
}

/** How far a curve rises over the boxes between its ends, in px. */
const RISE = 44;

/** Between the sides that face each other; over the boxes between two boxes of a row. @param all boxes of the plan. */
export function curveBetween(from: PageBox, to: PageBox, all: readonly Box[]): Curve {
  const [one, other] = [from.picture, to.picture];
  const [start, end] = [centre(one), centre(other)];
  const isBetween = (box: Box) => box.y === from.y && (box.x - from.x) * (box.x - to.x) < 0;
  if (from.y === to.y && all.some(isBetween)) {
    const top = one.y - RISE;
    return [
      { x: start.x, y: one.y },
      { x: start.x, y: top },
      { x: end.x, y: top },
      { x: end.x, y: other.y },
    ];
  }
  if (from.x === to.x) {
    const [y1, y2] = from.y < to.y ? [bottom(one), other.y] : [one.y, bottom(to)];
    return [
      { x: start.x, y: y1 },
      { x: start.x, y: y1 },
      { x: end.x, y: y2 },
      { x: end.x, y: y2 },
    ];
  }
  const [x1, x2] = from.x < to.x ? [right(one), other.x] : [one.x, right(other)];
  const middle = (x1 + x2) / 2;
  return [
    { x: x1, y: start.y },
    { x: middle, y: start.y },
    { x: middle, y: end.y },
    { x: x2, y: end.y },
  ];
}

/** @param share of the way from start to end. */
function pointOn([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const sum = (axis: 'x' | 'y') => [a, b, c, d].reduce((all, point, at) => all + point[axis] * (weights[at] ?? 0), 0);
  return { x: sum('x'), y: sum('y') };
}

/** Upper bound of the average letter width at 11 px, and the line height. */
const LETTER = 5.5;
export const LINE_HEIGHT = 13;
/** Wrap widths in px, and places on the curve, in order of preference. */
const WRAPS = [190, 100, 72, 52] as const;
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8] as const;
const MOST_LINES = 5;

/** The label of a curve; null if it does not fit. @param taken boxes, titles and labels, which it must not cover. */
export function labelOn(curve: Curve, words: string, within: Box, taken: readonly Box[]): Label | null {
  for (const width of WRAPS) {
    const lines = wrap(words, Math.floor(width / LETTER));
    if (lines.length > MOST_LINES) continue;
    const size = {
      width: Math.ceil(Math.max(...lines.map(({ length }) => length)) * LETTER),
      height: lines.length * LINE_HEIGHT,
    };
    for (const place of PLACES) {
      const { x, y } = pointOn(curve, place);
      const label = { x: x - size.width / 2, y: y - size.height / 2, ...size, lines };
      if (isWithin(label, within) && !taken.some((box) => overlap(label, box))) return label;
    }
  }
  return null;
}

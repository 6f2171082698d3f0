/** Boxes and points of the plan, in px; x grows to the right, y downwards. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** The grid unit of the plan: boxes are aligned to its multiples. */
export const UNIT = 8;
/** Rounds up to a multiple of the unit. */
export const unitsUp = (length: number): number => Math.ceil(length / UNIT) * UNIT;
/** Rounds down to a multiple of the unit. */
export const unitsDown = (length: number): number => Math.floor(length / UNIT) * UNIT;

export const right = ({ x, width }: Box): number => x + width;
export const bottom = ({ y, height }: Box): number => y + height;
export const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** True if two boxes share more than an edge. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
/** True if a box lies within another, edges included. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);

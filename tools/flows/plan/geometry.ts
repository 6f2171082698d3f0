/** Boxes, points and lines of the plan, in px; x grows to the right, y downwards. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
/** A horizontal or vertical part of a line, in either direction. */
export interface Segment {
  from: Point;
  to: Point;
}

/** The grid unit of the plan: boxes and lines are aligned to its multiples. */
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

/** The box around a segment; at least 1 px wide and high. */
export const boxOf = ({ from, to }: Segment): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.max(1, Math.abs(from.x - to.x)),
  height: Math.max(1, Math.abs(from.y - to.y)),
});
export const lengthOf = ({ from, to }: Segment): number => Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
/** The segments of a line with these corners. */
export const segmentsOf = (corners: readonly Point[]): readonly Segment[] =>
  corners.slice(1).flatMap((to, index) => {
    const from = corners[index];
    return from ? [{ from, to }] : [];
  });

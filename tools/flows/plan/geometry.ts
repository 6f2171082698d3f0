/** Boxes, points and lines of the plan, in pixels; x grows to the right, y downwards. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
/** A straight piece of a line, from left to right or from top to bottom, or the other way round. */
export interface Segment {
  from: Point;
  to: Point;
}

/** The unit of the plan: rooms stand on multiples of it, and lines run along them. */
export const UNIT = 8;
/** The next multiple that is no smaller. */
export const unitsUp = (length: number): number => Math.ceil(length / UNIT) * UNIT;
/** The next multiple that is no larger. */
export const unitsDown = (length: number): number => Math.floor(length / UNIT) * UNIT;

export const right = ({ x, width }: Box): number => x + width;
export const bottom = ({ y, height }: Box): number => y + height;
export const centre = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Whether two boxes have more than an edge in common. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);
/** Whether a box lies within another, edges included. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);

/** The box around a segment; one of no width or height of its own gets a pixel. */
export const boxOf = ({ from, to }: Segment): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.max(1, Math.abs(from.x - to.x)),
  height: Math.max(1, Math.abs(from.y - to.y)),
});
export const lengthOf = ({ from, to }: Segment): number => Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
/** The pieces of a line with these corners. */
export const segmentsOf = (corners: readonly Point[]): readonly Segment[] =>
  corners.slice(1).flatMap((to, index) => {
    const from = corners[index];
    return from ? [{ from, to }] : [];
  });

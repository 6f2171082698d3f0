/** The points at which a line may leave or enter a box. */
import { bottom, right, UNIT, unitsDown, type Point } from './geometry.ts';
import type { PageBox } from './layout.ts';

export type Side = 'right' | 'left' | 'top' | 'bottom';
export interface Port extends Point {
  side: Side;
}
/** A step away from the box. */
export const AWAY: Readonly<Record<Side, Point>> = {
  right: { x: UNIT, y: 0 },
  left: { x: -UNIT, y: 0 },
  top: { x: 0, y: -UNIT },
  bottom: { x: 0, y: UNIT },
};

/** Multiples of the unit within a length, without its ends, the middle first. */
function stops(length: number): readonly number[] {
  const count = Math.max(1, Math.floor(length / UNIT) - 1);
  const all = Array.from({ length: count }, (_, index) => (index + 1) * UNIT);
  const middle = unitsDown(length / 2);
  return all.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}

/** At the sides and above the picture, and below the text. */
export function portsOf(box: PageBox): readonly Port[] {
  const { picture } = box;
  const beside = stops(picture.height);
  const over = stops(picture.width);
  return [
    ...beside.map((y): Port => ({ side: 'right', x: right(picture), y: picture.y + y })),
    ...beside.map((y): Port => ({ side: 'left', x: picture.x, y: picture.y + y })),
    ...over.map((x): Port => ({ side: 'top', x: picture.x + x, y: picture.y })),
    ...over.map((x): Port => ({ side: 'bottom', x: box.x + x, y: bottom(box) })),
  ];
}

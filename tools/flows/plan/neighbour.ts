/** Moves the focus on the plan by arrow keys. */
import { centre, type Box } from './geometry.ts';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Arrow = keyof typeof ARROWS;
export const isArrow = (key: string): key is Arrow => Object.hasOwn(ARROWS, key);

/** Cost factor of sideways distance. */
const ASIDE = 2.5;

/** The nearest box in a direction, or null. */
export function neighbour<T extends Box>(all: readonly T[], from: T, arrow: Arrow): T | null {
  const [right, down] = ARROWS[arrow];
  const start = centre(from);
  let best: { cost: number; box: T } | null = null;
  for (const box of all) {
    const { x, y } = centre(box);
    const ahead = (x - start.x) * right + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    const cost = ahead + aside * ASIDE;
    if (box !== from && ahead > 0 && (!best || cost < best.cost)) best = { cost, box };
  }
  return best?.box ?? null;
}

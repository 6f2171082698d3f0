/** Routes lines between boxes: along the grid, around every box, with few corners, apart from one another. */
import { UNIT, type Point, bottom, right, unitsDown } from './geometry.ts';
import type { Layout, PageBox } from './layout.ts';

/** Costs to avoid, in grid units. */
const COST = { corner: 5, crossing: 3, along: 40, parallel: 0.8, usedPort: 30 };
const LEAVING: Readonly<Record<Side, number>> = { right: 0, bottom: 20, left: 6, top: 8 };
const COMING: Readonly<Record<Side, number>> = { left: 0, top: 3, right: 6, bottom: 40 };
const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom'];
const OPPOSITE: Readonly<Record<Side, Side>> = { right: 'left', left: 'right', top: 'bottom', bottom: 'top' };

interface Step {
  x: number;
  y: number;
  going: Side;
  cost: number;
  before: Step | null;
  /** Starting point of the line. */
  port: Port;
}

interface Queued {
  cost: number;
  step: Step;
}
/** Keeps the queue sorted, the cheapest last. */
function enqueue(queue: Queued[], one: Queued): void {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((queue[middle]?.cost ?? 0) > one.cost) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, one);
}

/** Occupied grid points of a layout: boxes, and lines drawn before. */
export class Routes {
  readonly #blocked: Uint8Array;
  readonly #across: Uint8Array;
  readonly #down: Uint8Array;
  readonly #ports = new Set<string>();
  readonly #columns: number;
  readonly #rows: number;

  constructor({ width, height, boxes, titles }: Layout) {
    this.#columns = Math.floor(width / UNIT) + 1;
    this.#rows = Math.floor(height / UNIT) + 1;
    const size = this.#columns * this.#rows;
    this.#blocked = new Uint8Array(size);
    this.#across = new Uint8Array(size);
    this.#down = new Uint8Array(size);
    for (const box of [
      ...boxes,
      ...titles.map((title) => Object.assign({}, title, { width: 14 * UNIT, height: 2 * UNIT })),
    ])
      for (let x = box.x; x <= box.x + box.width; x += UNIT)
        for (let y = box.y; y <= box.y + box.height; y += UNIT) this.#blocked[this.#at(x, y)] = 1;
  }
  #at = (x: number, y: number) => (y / UNIT) * this.#columns + x / UNIT;
  #isFree = (x: number, y: number) =>
    x > 0 && y > 0 && x < (this.#columns - 1) * UNIT && y < this.#rows * UNIT && this.#blocked[this.#at(x, y)] === 0;

  /**
   * The corners of the best line, ends included; null if there is no way around the boxes. Marks the line as occupied.
   */
  draw(from: PageBox, to: PageBox): readonly Point[] | null {
    const goals = new Map(
      portsOf(to).map((port) => [this.#at(port.x + AWAY[port.side].x, port.y + AWAY[port.side].y), port]),
    );
    const found = this.#search(portsOf(from), to, goals);
    if (!found) return null;
    const goal = goals.get(this.#at(found.x, found.y));
    if (!goal) return null;
    const points: Point[] = [{ x: goal.x, y: goal.y }];
    for (let step: Step | null = found; step; step = step.before) {
      this.#take(step);
      points.unshift({ x: step.x, y: step.y });
    }
    points.unshift({ x: found.port.x, y: found.port.y });
    for (const { x, y } of [goal, found.port]) this.#ports.add(`${x},${y}`);
    return cornersOf(points);
  }
  #take({ x, y, going, before }: Step): void {
    for (const side of before && before.going !== going ? [going, before.going] : [going]) {
      const taken = side === 'left' || side === 'right' ? this.#across : this.#down;
      taken[this.#at(x, y)] = 1;
    }
  }
  #portCost = ({ x, y }: Point) => (this.#ports.has(`${x},${y}`) ? COST.usedPort : 0);
  #stepCost(x: number, y: number, going: Side): number {
    const at = this.#at(x, y);
    const isAcross = going === 'left' || going === 'right';
    const along = isAcross ? this.#across : this.#down;
    const across = isAcross ? this.#down : this.#across;
    const aside = isAcross ? this.#columns : 1;
    const parallel = along[at - aside] || along[at + aside] ? COST.parallel : 0;
    return 1 + (along[at] ? COST.along : parallel) + (across[at] ? COST.crossing : 0);
  }

  #search(ports: readonly Port[], to: PageBox, goals: ReadonlyMap<number, Port>): Step | null {
    const open: Queued[] = [];
    const best = new Float64Array(this.#columns * this.#rows * SIDES.length).fill(Number.POSITIVE_INFINITY);
    const reach = (step: Step) => {
      const key = this.#at(step.x, step.y) * SIDES.length + SIDES.indexOf(step.going);
      const known = best[key];
      if (known === undefined || known <= step.cost) return;
      best[key] = step.cost;
      enqueue(open, { cost: step.cost + leastTo(to, step) + this.#endCost(step, goals), step });
    };
    ports.forEach((port, index) => {
      const [x, y] = [port.x + AWAY[port.side].x, port.y + AWAY[port.side].y];
      if (!this.#isFree(x, y)) return;
      const cost = LEAVING[port.side] + this.#portCost(port) + index * 0.001 + this.#stepCost(x, y, port.side);
      reach({ x, y, going: port.side, cost, before: null, port });
    });
    for (let step = open.pop()?.step; step; step = open.pop()?.step) {
      const goal = goals.get(this.#at(step.x, step.y));
      if (goal && step.going !== goal.side) return step;
      for (const going of SIDES) {
        const [x, y] = [step.x + AWAY[going].x, step.y + AWAY[going].y];
        if (going === OPPOSITE[step.going] || !this.#isFree(x, y)) continue;
        const cost = step.cost + this.#stepCost(x, y, going) + (going === step.going ? 0 : COST.corner);
        reach({ x, y, going, cost, before: step, port: step.port });
      }
    }
    return null;
  }
  /** The cost of entering, added at the goal, so that a cheaper port may still win. */
  #endCost(step: Step, goals: ReadonlyMap<number, Port>): number {
    const goal = goals.get(this.#at(step.x, step.y));
    if (!goal) return 0;
    const corner = OPPOSITE[step.going] === goal.side ? 0 : COST.corner;
    return COMING[goal.side] + this.#portCost(goal) + corner;
  }
}

/** Lower bound of the cost to a box, in grid units. */
const leastTo = ({ x, y, width, height }: PageBox, at: Point): number =>
  (Math.max(0, x - at.x, at.x - x - width) + Math.max(0, y - at.y, at.y - y - height)) / UNIT;

/** Points at which a line turns, and its ends. */
const cornersOf = (points: readonly Point[]): readonly Point[] =>
  points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
  });

/** The points at which a line may leave or enter a box. */
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
  const parallel = stops(picture.height);
  const over = stops(picture.width);
  return [
    ...parallel.map((y): Port => ({ side: 'right', x: right(picture), y: picture.y + y })),
    ...parallel.map((y): Port => ({ side: 'left', x: picture.x, y: picture.y + y })),
    ...over.map((x): Port => ({ side: 'top', x: picture.x + x, y: picture.y })),
    ...over.map((x): Port => ({ side: 'bottom', x: box.x + x, y: bottom(box) })),
  ];
}

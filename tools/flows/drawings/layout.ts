/**
 * Positions of cards and frames: columns from left to right, each state to the right of those that lead to it. An arrow
 * connects a row with a card of the next column; every other target is named in its row. So no line crosses a card.
 */
import { sized, type Card, type Sized } from './card.ts';
import { cardsIn, columnsOf } from './columns.ts';

/** A frame around cards: a state with child states. */
export interface Frame {
  id: string;
  name: string;
  technical: string | null;
  /** True if it is active in parallel with the adjacent frames. */
  isParallel: boolean;
  parts: readonly Part[];
}
export type Part = { card: Card } | { frame: Frame };

export interface Placed<T> {
  of: T;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Arrow {
  /** From the row to the card, corners included. */
  points: readonly { x: number; y: number }[];
}
export interface Layout {
  width: number;
  height: number;
  frames: readonly Placed<Frame>[];
  cards: readonly Placed<Sized>[];
  arrows: readonly Arrow[];
}
export interface Choice {
  /** Card width in px. */
  cardWidth: number;
  withTechnical: boolean;
  /** Number of columns side by side; further columns continue below. */
  columns: number;
  /** Within a frame, unconnected parts share one column. */
  isWithin?: boolean;
}

/** Gaps in px: between columns, and between parts of a column. */
const GUTTER = 36;
const GAP = 14;
const FRAME = { head: 32, side: 12 };
const WIDEST_CARD = 460;

interface Block {
  width: number;
  height: number;
  frames: Placed<Frame>[];
  cards: Placed<Sized>[];
  arrows: Arrow[];
}
interface Item {
  part: Part;
  block: Block;
}
const moved = <T extends { x: number; y: number }>(all: readonly T[], x: number, y: number): T[] =>
  all.map((one) => Object.assign({}, one, { x: one.x + x, y: one.y + y }));
const movedArrow = ({ points }: Arrow, x: number, y: number): Arrow => ({ points: moved(points, x, y) });

function cardBlock(card: Card, width: number, withTechnical: boolean): Block {
  const of = sized(card, width, withTechnical);
  const { height } = of;
  return { width, height, frames: [], cards: [{ of, x: 0, y: 0, width, height }], arrows: [] };
}
function frameBlock(frame: Frame, choice: Choice): Block {
  const inner = blockOf(frame.parts, { ...choice, isWithin: true });
  const width = inner.width + 2 * FRAME.side;
  const height = inner.height + FRAME.head + FRAME.side;
  const frames = [{ of: frame, x: 0, y: 0, width, height }, ...moved(inner.frames, FRAME.side, FRAME.head)];
  const arrows = inner.arrows.map((arrow) => movedArrow(arrow, FRAME.side, FRAME.head));
  return { width, height, frames, cards: moved(inner.cards, FRAME.side, FRAME.head), arrows };
}
const NARROWEST_CARD = 200;
const STEP = 20;
const columnHeight = (parts: readonly Part[], width: number, choice: Choice): number =>
  parts.reduce((sum, part) => sum + partBlock(part, width, choice).height + GAP, 0);
const partBlock = (part: Part, width: number, choice: Choice): Block =>
  'card' in part
    ? cardBlock(part.card, Math.min(width, WIDEST_CARD), choice.withTechnical)
    : frameBlock(part.frame, choice);

/**
 * Widths of columns side by side: cards are as wide as allowed, and the tallest column gets the width that another
 * column can spare.
 */
function widthsOf(columns: readonly (readonly Part[])[], choice: Choice): readonly number[] {
  const framed = columns.map((parts) =>
    Math.max(0, ...parts.map((part) => ('frame' in part ? frameBlock(part.frame, choice).width : 0))),
  );
  const widths = framed.map((width) => Math.max(width, choice.cardWidth));
  const heightAt = (index: number, width: number) => columnHeight(columns[index] ?? [], width, choice);
  const heights = widths.map((width, index) => heightAt(index, width));
  const free = widths.map((_, index) => index).filter((index) => framed[index] === 0);
  for (let turn = 0; turn < 2 * columns.length * 6; turn += 1) {
    const highest = heights.indexOf(Math.max(...heights));
    const width = widths[highest] ?? 0;
    if (!free.includes(highest) || width + STEP > WIDEST_CARD) break;
    const limit = heights[highest] ?? 0;
    const source = free
      .filter((index) => index !== highest && (widths[index] ?? 0) - STEP >= NARROWEST_CARD)
      .filter((index) => heightAt(index, (widths[index] ?? 0) - STEP) < limit)
      .sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))[0];
    if (source === undefined) break;
    widths[highest] = width + STEP;
    widths[source] = (widths[source] ?? 0) - STEP;
    for (const index of [highest, source]) heights[index] = heightAt(index, widths[index] ?? 0);
  }
  return widths;
}

const TRACK = 7;
/** Parts of a column that an arrow of the previous column reaches. */
function reachedFrom(from: readonly Part[], to: readonly Part[]): readonly Part[] {
  const ids = new Set(from.flatMap((part) => ('card' in part ? part.card.rows.flatMap((row) => row.to) : [])));
  return to.filter((part) => cardsIn(part).some(({ id }) => ids.has(id)));
}
/** Arrows between the cards of adjacent columns; arrows to the same part share a line. */
function arrowsBetween(
  from: readonly (Item & { y: number })[],
  to: readonly (Item & { y: number })[],
  left: number,
  right: number,
): Arrow[] {
  const goals = new Map(to.flatMap((item) => cardsIn(item.part).map(({ id }) => [id, item] as const)));
  const reached = reachedFrom(
    from.map(({ part }) => part),
    to.map(({ part }) => part),
  );
  const trackOf = ({ part }: Item) => right - 13 - reached.indexOf(part) * TRACK;
  return from.flatMap((item) =>
    item.block.cards.flatMap(({ of, width }) => {
      if (!('card' in item.part)) return [];
      return of.ports.flatMap(({ y, to: ids }) =>
        [...new Set(ids.flatMap((id) => goals.get(id) ?? []))].map((goal) => {
          const start = { x: left + width, y: item.y + y };
          const end = { x: right, y: goal.y + 18 };
          const track = trackOf(goal);
          const bends =
            Math.abs(start.y - end.y) < 1
              ? []
              : [
                  { x: track, y: start.y },
                  { x: track, y: end.y },
                ];
          return { points: [start, ...bends, end] };
        }),
      );
    }),
  );
}

/** Lays out parts in columns. */
function blockOf(parts: readonly Part[], choice: Choice): Block {
  const block: Block = { width: 0, height: 0, frames: [], cards: [], arrows: [] };
  const columns = columnsOf(parts, choice);
  for (let first = 0; first < columns.length; first += choice.columns) {
    const top = block.height === 0 ? 0 : block.height + GAP;
    let left = 0;
    let before: { items: (Item & { y: number })[]; left: number } | null = null;
    const sideBySide = columns.slice(first, first + choice.columns);
    const widths = widthsOf(sideBySide, choice);
    for (const [index, column] of sideBySide.entries()) {
      const width = widths[index] ?? choice.cardWidth;
      const items = column.map((part) => ({ part, block: partBlock(part, width, choice) }));
      let y = top;
      const placed: (Item & { y: number })[] = [];
      for (const { part, block: inner } of items) {
        placed.push({ part, block: inner, y });
        block.frames.push(...moved(inner.frames, left, y));
        block.cards.push(...moved(inner.cards, left, y));
        block.arrows.push(...inner.arrows.map((arrow) => movedArrow(arrow, left, y)));
        y += inner.height + GAP;
      }
      if (before) block.arrows.push(...arrowsBetween(before.items, placed, before.left, left));
      block.height = Math.max(block.height, y - GAP);
      before = { items: placed, left };
      const tracks = reachedFrom(column, sideBySide[index + 1] ?? []).length * TRACK;
      left += width + Math.max(GUTTER, tracks + 22);
    }
    block.width = Math.max(block.width, left - GUTTER);
  }
  return block;
}

export const layoutOf = (parts: readonly Part[], choice: Choice): Layout => blockOf(parts, choice);

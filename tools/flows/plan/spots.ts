/**
 * Assigns rooms to columns and rows of the plan. The main path runs from left to right; the other wings are below it.
 */
import type { PageId } from '../../../machines/page.types.ts';
import { DEFAULT_FLOW, flowRow } from '../../../machines/flows/read-flows.ts';
import { pageStates } from '../charts/facts.ts';
import { TOPIC_IDS, TOPIC_OF, type TopicId } from '../charts/topics.ts';
import { rankOf } from './main-way.ts';
import { doorsInto } from './ways.ts';

export interface Spot {
  page: PageId;
  column: number;
  row: number;
}
/** Rooms of a topic, side by side. */
export interface WingSpots {
  topic: TopicId;
  spots: readonly Spot[];
}
/** Wings side by side. */
export interface Band {
  wings: readonly WingSpots[];
  columns: number;
  rows: number;
}

/** The first row is that of the default flow. */
const FIRST_ROW: readonly PageId[] = [
  'landing',
  ...flowRow(DEFAULT_FLOW).steps.flatMap((step) => (step ? [step.page] : [])),
  flowRow(DEFAULT_FLOW).ends,
  'activateAccount',
  'activated',
];

const columnsOf = (spots: readonly Spot[]) => Math.max(0, ...spots.map(({ column }) => column + 1));
const rowsOf = (spots: readonly Spot[]) => Math.max(0, ...spots.map(({ row }) => row + 1));
const freeRow = (spots: readonly Spot[], column: number, least: number, rows: number): number | null => {
  for (let row = least; row < rows; row += 1)
    if (!spots.some((spot) => spot.column === column && spot.row === row)) return row;
  return null;
};
/** Renumbers columns without gaps. */
function closed(spots: readonly Spot[]): readonly Spot[] {
  const used = [...new Set(spots.map(({ column }) => column))].toSorted((a, b) => a - b);
  return spots.map(({ page, row, column }) => ({ page, row, column: used.indexOf(column) }));
}

/** A wing on the main path: its rooms by rank, the others below those that lead to them. */
function alongTheWay(pages: readonly PageId[], rows: number): readonly Spot[] {
  const onTheWay = pages.filter((page) => rankOf(page) !== null);
  const spots: Spot[] = [];
  for (const page of onTheWay) {
    const column = rankOf(page) ?? 0;
    spots.push({ page, column, row: freeRow(spots, column, FIRST_ROW.includes(page) ? 0 : 1, Infinity) ?? 0 });
  }
  const columns = [...new Set(spots.map(({ column }) => column))].toSorted((a, b) => a - b);
  const others = pages.filter((page) => rankOf(page) === null);
  for (const page of others.toSorted((a, b) => doorsInto(b).length - doorsInto(a).length)) {
    const ranks = doorsInto(page).flatMap(({ from }) => (pages.includes(from) ? (rankOf(from) ?? []) : []));
    const near = Math.min(...ranks, columns.at(-1) ?? 0);
    const found = columns.find((column) => column >= near && freeRow(spots, column, 1, rows) !== null);
    const column = found ?? Math.min(0, ...columns) - 1;
    spots.push({ page, column, row: freeRow(spots, column, found === undefined ? 0 : 1, Infinity) ?? 0 });
  }
  return closed(spots);
}

interface Wing {
  topic: TopicId;
  pages: readonly PageId[];
}
const wingsOf = (pages: readonly PageId[]): readonly Wing[] =>
  TOPIC_IDS.flatMap((topic) => {
    const own = pages.filter((page) => TOPIC_OF[page] === topic);
    return own.length === 0 ? [] : [{ topic, pages: own }];
  });

/** True if the main path leads through a wing. */
export const isOnTheWay = (topic: TopicId): boolean =>
  pageStates.some(({ page }) => page !== null && TOPIC_OF[page] === topic && rankOf(page) !== null);

/** Wings one after the other, each with separate columns. */
function sideBySide(wings: readonly WingSpots[]): Band {
  let before = 0;
  const placed = wings.map(({ topic, spots }) => {
    const offset = before;
    before += columnsOf(spots);
    return { topic, spots: spots.map((spot) => Object.assign({}, spot, { column: spot.column + offset })) };
  });
  return { wings: placed, columns: before, rows: rowsOf(placed.flatMap(({ spots }) => spots)) };
}

/** Wings of one row each, in as many bands as needed. @param most maximum number of columns in a band. */
function inRows(wings: readonly WingSpots[], most: number): readonly Band[] {
  const total = wings.reduce((sum, { spots }) => sum + spots.length, 0);
  const share = total / Math.ceil(total / most);
  const bands: WingSpots[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const wing of wings) {
    const size = columnsOf(wing.spots);
    if (filled + size > most || filled >= share) {
      bands.push([]);
      filled = 0;
    }
    bands.at(-1)?.push(wing);
    filled += size;
  }
  return bands.map(sideBySide);
}

export interface Shape {
  /** Rows of the band along the main path, unless its rooms need more. */
  rows: number;
  /** Maximum number of columns of the other bands. */
  columns: number;
}
/**
 * Positions of the rooms of these pages.
 * @param topic the selected wing: off the main path, all rooms are in one row; null for the whole plan.
 */
export function bandsOf(pages: readonly PageId[], topic: TopicId | null, { rows, columns }: Shape): readonly Band[] {
  const wings = wingsOf(pages);
  const isAlong = (wing: Wing) => (topic === null || isOnTheWay(topic) ? isOnTheWay(wing.topic) : false);
  const along = wings.filter(isAlong).map((wing) => ({ topic: wing.topic, spots: alongTheWay(wing.pages, rows) }));
  const beside = wings
    .filter((wing) => !isAlong(wing))
    .map((wing) => ({ topic: wing.topic, spots: wing.pages.map((page, column) => ({ page, column, row: 0 })) }));
  return [...(along.length > 0 ? [sideBySide(along)] : []), ...(beside.length > 0 ? inRows(beside, columns) : [])];
}

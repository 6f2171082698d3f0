/**
 * Assigns boxes to columns and rows of the plan. The main path runs from left to right; the other topics are below it.
 */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { DEFAULT_FLOW } from '../../../machines/flows/read-flows.ts';
import { pageStates } from '../charts/facts.ts';
import { TOPIC_IDS, TOPIC_OF, type TopicId } from '../charts/topics.ts';
import { chainOf, rankOf } from './main-path.ts';
import { connectionsInto } from './connections.ts';

export interface Spot {
  page: PageId;
  column: number;
  row: number;
}
/** Boxes of a topic, side by side. */
export interface TopicSpots {
  topic: TopicId;
  spots: readonly Spot[];
}
/** Topics side by side. */
export interface Band {
  topics: readonly TopicSpots[];
  columns: number;
  rows: number;
}

/** The first row is that of the default flow. */
const FIRST_ROW: readonly PageId[] = ['landing', ...chainOf(DEFAULT_FLOW)];

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

/** A topic on the main path: its boxes by rank, the others below those that lead to them. */
function alongMainPath(pages: readonly PageId[], rows: number): readonly Spot[] {
  const onMainPath = pages.filter((page) => rankOf(page) !== null);
  const spots: Spot[] = [];
  for (const page of onMainPath) {
    const column = rankOf(page) ?? 0;
    spots.push({ page, column, row: freeRow(spots, column, FIRST_ROW.includes(page) ? 0 : 1, Infinity) ?? 0 });
  }
  const columns = [...new Set(spots.map(({ column }) => column))].toSorted((a, b) => a - b);
  const others = pages.filter((page) => rankOf(page) === null);
  for (const page of others.toSorted((a, b) => connectionsInto(b).length - connectionsInto(a).length)) {
    const ranks = connectionsInto(page).flatMap(({ from }) => (pages.includes(from) ? (rankOf(from) ?? []) : []));
    const near = Math.min(...ranks, columns.at(-1) ?? 0);
    const found = columns.find((column) => column >= near && freeRow(spots, column, 1, rows) !== null);
    const column = found ?? Math.min(0, ...columns) - 1;
    spots.push({ page, column, row: freeRow(spots, column, found === undefined ? 0 : 1, Infinity) ?? 0 });
  }
  return closed(spots);
}

interface TopicPages {
  topic: TopicId;
  pages: readonly PageId[];
}
const topicsOf = (pages: readonly PageId[]): readonly TopicPages[] =>
  TOPIC_IDS.flatMap((topic) => {
    const own = pages.filter((page) => TOPIC_OF[page] === topic);
    return own.length === 0 ? [] : [{ topic, pages: own }];
  });

/** True if the main path leads through a topic. */
export const isOnMainPath = (topic: TopicId): boolean =>
  pageStates.some(({ page }) => page !== null && TOPIC_OF[page] === topic && rankOf(page) !== null);

/** Topics one after the other, each with separate columns. */
function sideBySide(topics: readonly TopicSpots[]): Band {
  let before = 0;
  const placed = topics.map(({ topic, spots }) => {
    const offset = before;
    before += columnsOf(spots);
    return { topic, spots: spots.map((spot) => Object.assign({}, spot, { column: spot.column + offset })) };
  });
  return { topics: placed, columns: before, rows: rowsOf(placed.flatMap(({ spots }) => spots)) };
}

/** Topics of one row each, in as many bands as needed. @param most maximum number of columns in a band. */
function inRows(topics: readonly TopicSpots[], most: number): readonly Band[] {
  const total = topics.reduce((sum, { spots }) => sum + spots.length, 0);
  const share = total / Math.ceil(total / most);
  const bands: TopicSpots[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const topic of topics) {
    const size = columnsOf(topic.spots);
    if (filled + size > most || filled >= share) {
      bands.push([]);
      filled = 0;
    }
    bands.at(-1)?.push(topic);
    filled += size;
  }
  return bands.map(sideBySide);
}

export interface Shape {
  /** Rows of the band along the main path, unless its boxes need more. */
  rows: number;
  /** Maximum number of columns of the other bands. */
  columns: number;
}
/**
 * Positions of the boxes of these pages.
 * @param topic the selected topic: off the main path, all boxes are in one row; null for the whole plan.
 */
export function bandsOf(pages: readonly PageId[], topic: TopicId | null, { rows, columns }: Shape): readonly Band[] {
  const groups = topicsOf(pages);
  const isAlong = (group: TopicPages) => (topic === null || isOnMainPath(topic)) && isOnMainPath(group.topic);
  const along = groups
    .filter(isAlong)
    .map((group) => ({ topic: group.topic, spots: alongMainPath(group.pages, rows) }));
  const others = groups
    .filter((group) => !isAlong(group))
    .map((group) => ({ topic: group.topic, spots: group.pages.map((page, column) => ({ page, column, row: 0 })) }));
  return [...(along.length > 0 ? [sideBySide(along)] : []), ...(others.length > 0 ? inRows(others, columns) : [])];
}

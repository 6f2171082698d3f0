/**
 * Computes the boxes of a view in px, as large as the window allows. The main path runs from left to right; the other
 * topics are in rows below it. Pure and deterministic.
 */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { DEFAULT_FLOW } from '../../../machines/flows/read-flows.ts';
import { pageStates } from '../charts/facts.ts';
import { TOPIC_IDS, TOPIC_OF, type TopicId } from '../charts/topics.ts';
import { connections, connectionsInto } from './connections.ts';
import { UNIT, unitsDown, unitsUp, type Box } from './geometry.ts';
import { chainOf, isMain, isOnMainPath, rankOf } from './main-path.ts';

export interface PageBox extends Box {
  page: PageId;
  /** The picture; the box's text is below it. */
  picture: Box;
  /** True if it belongs to another topic than the selected one. */
  isOtherTopic: boolean;
}
interface TopicTitle extends Box {
  topic: TopicId;
}
export interface Layout {
  boxes: readonly PageBox[];
  titles: readonly TopicTitle[];
  width: number;
  height: number;
  /** Number of text lines below a name, for the address and targets; 0 in the whole plan. */
  lines: number;
}
interface Size {
  width: number;
  height: number;
}

/** Box widths to try, the largest first; the last is used if no width fits. */
const WIDTHS = [176, 160, 144, 128, 120, 112, 104, 96, 88, 80, 72, 64] as const;
/** Boxes narrower than this have narrow gaps too. */
const WIDE = 104;
const MARGIN = { x: 3 * UNIT, top: UNIT };
const TITLE = 4 * UNIT;
/** Minimum gaps between boxes: labels of lines need space, in the whole plan only along the main path. */
const GAP = { topic: 10 * UNIT, narrow: 8 * UNIT, along: 7 * UNIT, row: 2 * UNIT, below: 3 * UNIT };
const MOST_SPARE = { x: 24 * UNIT, y: 8 * UNIT };
/** Rows of the main path, unless its boxes need more. */
const ROWS = 3;
/** Heights of a name (two lines), and of each line of address and targets. */
const NAME = 36;
const LINE = 15;
/** Lines of address and targets, the most that fit. */
const LINES = [6, 5, 4, 3] as const;

/** Next to a topic of the main path only topics of the main path are shown; other targets are named. */
const isNextTo = (topic: TopicId, other: TopicId) => !isOnMainPath(topic) || isOnMainPath(other);

/** The pages of a view: those of the topic, their targets, and the pages before them on the main path; null for all. */
export function pagesOfView(topic: TopicId | null): readonly PageId[] {
  const all = pageStates.flatMap(({ page }) => page ?? []);
  if (topic === null) return all;
  const isOwn = (page: PageId) => TOPIC_OF[page] === topic;
  const near = connections.flatMap((connection) =>
    isOwn(connection.from)
      ? [connection.to]
      : isOwn(connection.to) && (isMain(connection) || connection.links.some(({ by }) => by === 'mail'))
        ? [connection.from]
        : [],
  );
  return all.filter((page) => isOwn(page) || (near.includes(page) && isNextTo(topic, TOPIC_OF[page])));
}

/** The boxes of a column from top to bottom; null for an empty place. */
type Column = readonly (PageId | null)[];
interface TopicColumns {
  topic: TopicId;
  columns: readonly Column[];
}
/** Topics side by side. */
type Band = readonly TopicColumns[];

/** The first row is that of the default flow. */
const FIRST_ROW: readonly PageId[] = ['landing', ...chainOf(DEFAULT_FLOW)];
/** A topic on the main path: its pages by rank, the others below those that lead to them, otherwise at the left. */
function byRank(pages: readonly PageId[]): readonly Column[] {
  const ranks = [...new Set(pages.flatMap((page) => rankOf(page) ?? []))].toSorted((a, b) => a - b);
  const columns = ranks.map((rank): (PageId | null)[] => {
    const ranked = pages.filter((page) => rankOf(page) === rank);
    const first = ranked.find((page) => FIRST_ROW.includes(page)) ?? null;
    return [first, ...ranked.filter((page) => page !== first)];
  });
  const atLeft: PageId[] = [];
  const others = pages.filter((page) => rankOf(page) === null);
  for (const page of others.toSorted((a, b) => connectionsInto(b).length - connectionsInto(a).length)) {
    const from = connectionsInto(page).flatMap((one) => (pages.includes(one.from) ? (rankOf(one.from) ?? []) : []));
    const nearest = Math.min(...from, ranks.at(-1) ?? 0);
    (columns.find((column, at) => (ranks[at] ?? 0) >= nearest && column.length < ROWS) ?? atLeft).push(page);
  }
  return atLeft.length > 0 ? [atLeft, ...columns] : columns;
}

/** @param topic null for the whole plan. @param most maximum number of columns off the main path. */
function bandsOf(topic: TopicId | null, most: number): readonly Band[] {
  const pages = pagesOfView(topic);
  const isAlong = (one: TopicId) => (topic === null || isOnMainPath(topic)) && isOnMainPath(one);
  const topics = TOPIC_IDS.map((one): TopicColumns => {
    const own = pages.filter((page) => TOPIC_OF[page] === one);
    return { topic: one, columns: isAlong(one) ? byRank(own) : own.map((page) => [page]) };
  }).filter(({ columns }) => columns.length > 0);
  const along = topics.filter((one) => isAlong(one.topic));
  const others = topics.filter((one) => !isAlong(one.topic));
  const fair = columnsIn(others) / Math.ceil(columnsIn(others) / most);
  const bands: TopicColumns[][] = [];
  for (const one of others) {
    const filled = columnsIn(bands.at(-1) ?? []);
    if (filled === 0 || filled >= fair || filled + one.columns.length > most) bands.push([]);
    bands.at(-1)?.push(one);
  }
  return along.length > 0 ? [along, ...bands] : bands;
}
const columnsIn = (band: Band) => band.reduce((sum, { columns }) => sum + columns.length, 0);
const rowsIn = (band: Band) => Math.max(...band.flatMap(({ columns }) => columns.map(({ length }) => length)));

/** @param window available size in px. The layout is larger if the boxes do not fit. */
export function layoutOf(topic: TopicId | null, window: Size): Layout {
  const isWhole = topic === null;
  const most = window.width - 2 * MARGIN.x;
  const inTopic = (width: number) => (width < WIDE ? GAP.narrow : GAP.topic);
  const gapIn = (band: Band, width: number) => (!isWhole ? inTopic(width) : rowsIn(band) > 1 ? GAP.along : GAP.row);
  const tries = WIDTHS.map((width) => {
    const gap = isWhole ? GAP.row : inTopic(width);
    const bands = bandsOf(topic, Math.max(4, Math.floor((most + gap) / (width + gap))));
    const picture = unitsDown(width * (isWhole ? 1.2 : 1.35));
    const rows = bands.reduce((sum, band) => sum + rowsIn(band), 0);
    const boxWith = (lines: number) => unitsUp(picture + NAME + lines * LINE);
    const leftWith = (lines: number) =>
      window.height - MARGIN.top - bands.length * TITLE - rows * (boxWith(lines) + GAP.below);
    const lines = isWhole ? 0 : (LINES.find((one) => leftWith(one) >= 0) ?? LINES[3]);
    const left = leftWith(lines);
    const isNarrow = bands.every((band) => columnsIn(band) * (width + gapIn(band, width)) - gapIn(band, width) <= most);
    return { width, picture, lines, box: boxWith(lines), bands, spare: left / rows, fits: left >= 0 && isNarrow };
  });
  const chosen = tries.find(({ fits }) => fits) ?? tries.at(-1);
  if (!chosen) throw new Error('no layout to try');
  const { width, picture, box, bands } = chosen;
  const pitch = box + GAP.below + unitsDown(Math.max(0, Math.min(chosen.spare, MOST_SPARE.y)));
  const boxes: PageBox[] = [];
  const titles: TopicTitle[] = [];
  let top = MARGIN.top;
  for (const band of bands) {
    const even = unitsDown((most - width) / (columnsIn(band) - 1));
    const step = Math.max(width + gapIn(band, width), Math.min(width + MOST_SPARE.x, even));
    let left = MARGIN.x;
    for (const { topic: area, columns } of band) {
      const span = (columns.length - 1) * step + width;
      titles.push({ topic: area, x: left, y: top, width: span, height: TITLE - UNIT });
      for (const column of columns) {
        for (const [row, page] of column.entries()) {
          if (page === null) continue;
          const at = { x: left, y: top + TITLE + row * pitch, width };
          const isOtherTopic = !isWhole && area !== topic;
          boxes.push({ page, ...at, height: box, picture: { ...at, height: picture }, isOtherTopic });
        }
        left += step;
      }
    }
    top += TITLE + rowsIn(band) * pitch;
  }
  return {
    boxes,
    titles,
    width: Math.max(window.width, ...boxes.map((one) => one.x + one.width + MARGIN.x)),
    height: Math.max(window.height, ...boxes.map((one) => one.y + one.height + GAP.below)),
    lines: chosen.lines,
  };
}

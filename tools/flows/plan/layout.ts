/** Computes the boxes of a view in px, as large as the window allows. Pure and deterministic. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pageStates } from '../charts/facts.ts';
import { TOPIC_OF, type TopicId } from '../charts/topics.ts';
import { UNIT, unitsDown, unitsUp, type Box } from './geometry.ts';
import { isMain } from './main-path.ts';
import { bandsOf, isOnMainPath, type Band } from './spots.ts';
import { connections } from './connections.ts';

export interface PageBox extends Box {
  page: PageId;
  /** The picture; the box's text is below it. */
  picture: Box;
  /** True if it belongs to another topic than the selected one. */
  isOtherTopic: boolean;
}
export interface TopicTitle extends Box {
  topic: TopicId;
}
export interface Layout {
  boxes: readonly PageBox[];
  titles: readonly TopicTitle[];
  width: number;
  height: number;
  /** Text below a picture: 0 for the name alone, otherwise the address and this many lines of targets. */
  lines: number;
}
interface Window {
  width: number;
  height: number;
}
interface Size {
  /** Width of a box. */
  width: number;
  picture: number;
  lines: number;
}

/** Box widths to try, the largest first; the last is used if no width fits. */
const WIDTHS = [176, 160, 144, 128, 120, 112, 104, 96, 88, 80, 72, 64] as const;
/** Boxes narrower than this have narrow gutters too. */
const WIDE = 104;
const MARGIN = { x: 3 * UNIT, top: UNIT };
const TITLE = 4 * UNIT;
/** Minimum gaps between boxes: in a topic labels need space; in the whole plan lines do, along the main path. */
const GUTTER = { topic: 10 * UNIT, narrow: 8 * UNIT, along: 7 * UNIT, parallel: 2 * UNIT, rows: 3 * UNIT };
const MOST_GUTTER = { columns: 24 * UNIT, rows: 8 * UNIT };
/** Heights of a name (two lines), and of each line of address and targets. */
const NAME = 36;
const LINE = 15;

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

const boxHeight = ({ picture, lines }: Size) => unitsUp(picture + NAME + (lines === 0 ? 0 : (lines + 1) * LINE));
const heightOf = (bands: readonly Band[], size: Size) =>
  bands.reduce((sum, { rows }) => sum + TITLE + rows * (boxHeight(size) + GUTTER.rows), MARGIN.top);
const inTopic = (width: number) => (width < WIDE ? GUTTER.narrow : GUTTER.topic);
const gutterOf = ({ rows }: Band, { lines, width }: Size) =>
  lines > 0 ? inTopic(width) : rows > 1 ? GUTTER.along : GUTTER.parallel;
const widthOf = (band: Band, size: Size) =>
  band.columns * (size.width + gutterOf(band, size)) - gutterOf(band, size) + 2 * MARGIN.x;

interface Tried {
  bands: readonly Band[];
  size: Size;
}
function* tries(topic: TopicId | null, { width }: Window): Generator<Tried> {
  const pages = pagesOfView(topic);
  for (const wide of WIDTHS) {
    const gutter = topic === null ? GUTTER.parallel : inTopic(wide);
    const columns = Math.max(4, Math.floor((width - 2 * MARGIN.x + gutter) / (wide + gutter)));
    const picture = unitsDown(wide * (topic === null ? 1.2 : 1.35));
    for (const rows of topic === null ? [3] : [2, 3])
      for (const lines of topic === null ? [0] : [5, 4, 3, 2])
        yield { bands: bandsOf(pages, topic, { rows, columns }), size: { width: wide, picture, lines } };
  }
}
/** The largest layout that fits; among equal widths, the one with the most text. */
function chosen(topic: TopicId | null, window: Window): Tried {
  let last: Tried | null = null;
  for (const tried of tries(topic, window)) {
    last = tried;
    const fits =
      heightOf(tried.bands, tried.size) <= window.height &&
      tried.bands.every((band) => widthOf(band, tried.size) <= window.width);
    if (fits) return tried;
  }
  if (!last) throw new Error('no layout to try');
  return last;
}

/** Distances between columns and between rows. */
function pitches(band: Band, size: Size, window: Window, spare: number) {
  const most = size.width + MOST_GUTTER.columns;
  const even = band.columns > 1 ? (window.width - 2 * MARGIN.x - size.width) / (band.columns - 1) : most;
  return {
    x: unitsDown(Math.max(size.width + gutterOf(band, size), Math.min(most, even))),
    y: boxHeight(size) + GUTTER.rows + spare,
  };
}

/** @param window available size in px. The layout is larger if the boxes do not fit. */
export function layoutOf(topic: TopicId | null, window: Window): Layout {
  const { bands, size } = chosen(topic, window);
  const rows = bands.reduce((sum, band) => sum + band.rows, 0);
  const left = (window.height - heightOf(bands, size)) / rows;
  const spare = unitsDown(Math.max(0, Math.min(left, MOST_GUTTER.rows)));
  const boxes: PageBox[] = [];
  const titles: TopicTitle[] = [];
  let top = MARGIN.top;
  for (const band of bands) {
    const pitch = pitches(band, size, window, spare);
    const box = { width: size.width, height: boxHeight(size) };
    for (const { topic: area, spots } of band.topics) {
      const first = Math.min(...spots.map(({ column }) => column));
      const last = Math.max(...spots.map(({ column }) => column));
      const width = (last - first) * pitch.x + size.width;
      titles.push({ topic: area, x: MARGIN.x + first * pitch.x, y: top, width, height: TITLE - UNIT });
      for (const { page, column, row } of spots) {
        const at = { x: MARGIN.x + column * pitch.x, y: top + TITLE + row * pitch.y };
        const picture = { ...at, width: size.width, height: size.picture };
        boxes.push({ page, ...at, ...box, picture, isOtherTopic: topic !== null && area !== topic });
      }
    }
    top += TITLE + band.rows * pitch.y;
  }
  return {
    boxes: boxes,
    titles,
    width: Math.max(window.width, ...boxes.map((box) => box.x + box.width + MARGIN.x)),
    height: Math.max(window.height, top - spare),
    lines: size.lines,
  };
}

/** The lines of a layout: the main path, or all transitions of the selected box. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pageStates } from '../charts/facts.ts';
import { TOPIC_OF } from '../charts/topics.ts';
import { curveBetween, labelOn, type Curve, type Label } from './curves.ts';
import type { Box } from './geometry.ts';
import type { Layout } from './layout.ts';
import { isMain, isOnMainPath } from './main-path.ts';
import { connectionLabel } from './connection-label.ts';
import { connectionBetween, connections, connectionsInto, connectionsOutOf, type Connection } from './connections.ts';

export interface Line {
  connection: Connection;
  curve: Curve;
  /** Null if there is no space for a label. */
  label: Label | null;
}

const order = pageStates.flatMap(({ page }) => page ?? []);
/** Off the main path: a transition to the next page of the same topic. */
const isNext = ({ from, to }: Connection): boolean =>
  TOPIC_OF[from] === TOPIC_OF[to] && !isOnMainPath(TOPIC_OF[from]) && order.indexOf(to) === order.indexOf(from) + 1;
/** True if it is always drawn: the main path, and in a topic the transition to the next page. */
const isDrawn = (connection: Connection, { lines }: Layout): boolean =>
  isMain(connection) || (lines > 0 && isNext(connection));

/** Letter width and height of a topic title, in px; smaller in the whole plan. */
const TITLE = { letter: 8, small: 6.4, height: 20 };
/** Titles block labels. */
export const titleBoxes = (
  { titles, lines }: Layout,
  nameOf: (topic: Layout['titles'][number]['topic']) => string,
): readonly Box[] =>
  titles.map(({ x, y, topic }) => ({
    x,
    y,
    width: nameOf(topic).length * (lines === 0 ? TITLE.small : TITLE.letter),
    height: TITLE.height,
  }));

/** A box with the frame around its picture, and some space. */
const FRAME = 4;
const framed = ({ x, y, width, height }: Box): Box => ({
  x: x - FRAME,
  y: y - FRAME,
  width: width + 2 * FRAME,
  height: height + FRAME,
});

function drawn(layout: Layout, wanted: readonly Connection[], titles: readonly Box[]): readonly Line[] {
  const boxes = new Map(layout.boxes.map((box) => [box.page, box]));
  const within = { x: 0, y: 0, width: layout.width, height: layout.height };
  const taken: Box[] = [...layout.boxes.map(framed), ...titles];
  return wanted.flatMap((connection): readonly Line[] => {
    const [from, to] = [boxes.get(connection.from), boxes.get(connection.to)];
    if (!from || !to) return [];
    const curve = curveBetween(from, to, layout.boxes);
    const label = labelOn(curve, connectionLabel(connection), within, taken);
    if (label) taken.push(label);
    return [{ connection, curve, label }];
  });
}
const distance = (layout: Layout) => {
  const at = new Map(layout.boxes.map((box) => [box.page, box]));
  return ({ from, to }: Connection): number => {
    const [a, b] = [at.get(from), at.get(to)];
    return a && b ? Math.abs(a.x - b.x) + Math.abs(a.y - b.y) : 0;
  };
};

/** Lines that are always drawn; those between near boxes come first. */
export function mainLines(layout: Layout, titles: readonly Box[]): readonly Line[] {
  const far = distance(layout);
  return drawn(
    layout,
    connections.filter((connection) => isDrawn(connection, layout)).toSorted((a, b) => far(a) - far(b)),
    titles,
  );
}
/** The lines of a visit's path through these pages, in order; pages without a transition between them get no line. */
export function linesOfPath(layout: Layout, pages: readonly PageId[], titles: readonly Box[]): readonly Line[] {
  const taken = pages.flatMap((page, at) => (at === 0 ? [] : (connectionBetween(pages[at - 1] ?? page, page) ?? [])));
  return drawn(layout, [...new Set(taken)], titles);
}
/** The lines of the selected box: outgoing before incoming. */
export function linesAt(layout: Layout, page: PageId, titles: readonly Box[]): readonly Line[] {
  const far = distance(layout);
  const near = (all: readonly Connection[]) => all.toSorted((a, b) => far(a) - far(b));
  return drawn(layout, [...near(connectionsOutOf(page)), ...near(connectionsInto(page))], titles);
}

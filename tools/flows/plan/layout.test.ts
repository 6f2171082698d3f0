import { describe, expect, test } from 'vitest';
import { pages } from '../../../machines/pages.ts';
import { TOPIC_IDS, TOPICS, type TopicId } from '../charts/topics.ts';
import { boxOf, isWithin, overlap, segmentsOf, UNIT, type Box } from './geometry.ts';
import { layoutOf, pagesOfView, type Layout } from './layout.ts';
import { linesAt, mainLines, titleBoxes, type Line } from './lines.ts';

/** The whole plan and each topic, in a window of 1440 × 900 px. */
const views: readonly (TopicId | null)[] = [null, ...TOPIC_IDS];
const window = { width: 1208, height: 800 };
const titled = (layout: Layout) => titleBoxes(layout, (topic) => TOPICS[topic]);

/** Pairs of overlapping boxes, by name. */
const overlaps = (boxes: readonly (readonly [string, Box])[]) =>
  boxes.flatMap(([a, one], index) =>
    boxes.slice(index + 1).flatMap(([b, other]) => (overlap(one, other) ? [`${a} / ${b}`] : [])),
  );
const boxesOf = ({ boxes }: Layout) => boxes.map((box) => [box.page, box] as const);
const labelsOf = (lines: readonly Line[]) =>
  lines.flatMap(({ connection, label }) =>
    label ? [[`“${connection.from} → ${connection.to}”`, label] as const] : [],
  );
/** Boxes that a line crosses; its own two boxes are only touched. */
const runThrough = (layout: Layout, lines: readonly Line[]) =>
  lines.flatMap(({ connection, corners }) =>
    segmentsOf(corners).flatMap((segment) =>
      layout.boxes.flatMap((box) => {
        const { x, y, width, height } = boxOf(segment);
        const inner = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 };
        return overlap({ x, y, width, height }, inner)
          ? [`${connection.from} → ${connection.to} through ${box.page}`]
          : [];
      }),
    ),
  );
const titlesOf = (layout: Layout) => titled(layout).map((box, index) => [`title ${index}`, box] as const);

describe.each(views)('the plan of %s', (topic) => {
  const layout = layoutOf(topic, window);
  const lines = mainLines(layout, titled(layout));

  test('no box overlaps another box or a title, and all are within the plan', () => {
    expect(overlaps([...boxesOf(layout), ...titlesOf(layout)])).toEqual([]);
    const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
    expect(layout.boxes.filter((box) => !isWithin(box, whole))).toEqual([]);
    expect([layout.width, layout.height]).toEqual([window.width, window.height]);
  });
  test('no line crosses a box, and no label overlaps boxes, titles or other labels', () => {
    expect(runThrough(layout, lines)).toEqual([]);
    expect(lines.filter(({ label }) => label === null)).toEqual([]);
    expect(overlaps([...boxesOf(layout), ...titlesOf(layout), ...labelsOf(lines)])).toEqual([]);
  });
  test('nor with a page selected; each visible connection is a line', () => {
    for (const { page } of layout.boxes) {
      const own = linesAt(layout, page, titled(layout));
      const found = [
        page,
        runThrough(layout, own),
        overlaps([...boxesOf(layout), ...titlesOf(layout), ...labelsOf(own)]),
      ];
      expect(found).toEqual([page, [], []]);
      expect(own.filter(({ corners }) => corners.length < 2)).toEqual([]);
    }
  });
});

test('the whole plan has every page, a topic its own and their targets', () => {
  expect(pagesOfView(null).length).toBe(pages.length);
  expect(pagesOfView('waitingList')).toEqual(['landing', 'aboutBenefits', 'registrationForm', 'lobby']);
});
test('lines are aligned to the grid', () => {
  const layout = layoutOf('registering', window);
  const points = mainLines(layout, titled(layout)).flatMap(({ corners }) => corners);
  expect(points.filter(({ x, y }) => x % UNIT !== 0 || y % UNIT !== 0)).toEqual([]);
});

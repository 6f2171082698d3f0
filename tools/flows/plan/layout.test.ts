import { describe, expect, test } from 'vitest';
import { pages } from '../../../machines/pages.ts';
import { TOPIC_IDS, TOPICS, type TopicId } from '../charts/topics.ts';
import { isWithin, overlap, type Box } from './geometry.ts';
import { connectionsInto, connectionsOutOf } from './connections.ts';
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
  test('no label overlaps boxes, titles or other labels', () => {
    expect(overlaps([...boxesOf(layout), ...titlesOf(layout), ...labelsOf(lines)])).toEqual([]);
  });
  test('nor with a page selected; each visible connection is a line', () => {
    const shown = layout.boxes.map(({ page }) => page);
    for (const page of shown) {
      const own = linesAt(layout, page, titled(layout));
      expect([page, overlaps([...boxesOf(layout), ...titlesOf(layout), ...labelsOf(own)])]).toEqual([page, []]);
      const near = [...connectionsOutOf(page), ...connectionsInto(page)];
      expect(own.length).toBe(near.filter(({ from, to }) => shown.includes(from) && shown.includes(to)).length);
    }
  });
});

test('the whole plan has every page, a topic its own and their targets', () => {
  expect(pagesOfView(null).length).toBe(pages.length);
  expect(pagesOfView('waitingList')).toEqual(['landing', 'aboutBenefits', 'registrationForm', 'lobby']);
});

import { expect, test } from 'vitest';
import { figuresOf, median, medians, ratio, type Figures } from './figures.ts';
import { orderOf } from './measure.ts';

test.each([
  [[], null],
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 1, 2, 4], 3],
  [[null, 3, null], 3],
])('the median of %j is %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [130, 100, 1.3],
  [null, 100, null],
  [130, null, null],
  [130, 0, null],
])('%j to %j is %j', (value, base, expected) => {
  expect(ratio(value, base)).toBe(expected);
});

test('each round begins with another page', () => {
  expect([0, 1, 2, 3].map((round) => orderOf(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'bca', 'cab', 'abc']);
});

const asked = { kind: 'Document', start: 0, bytes: 1000, cached: false };
const script = { ...asked, kind: 'Script' };
const seen = {
  firstPaint: 320,
  layoutShift: 0.01,
  longTasks: [[400, 60] satisfies [number, number]],
  fieldPainted: 310,
  typed: 315,
  lost: 0,
  live: 900,
};
const figures: Omit<Figures, 'keyToPaint' | 'navigation'> = {
  firstPaint: 320,
  usable: 320,
  live: 900,
  mainThread: 500,
  script: 200,
  layout: 30,
  style: 20,
  longTasks: 1,
  blocking: 10,
  requestsUntilLive: 2,
  requests: 3,
  scriptBytesUntilLive: 50_000,
  bytes: 71_000,
  layoutShift: 0.01,
};
const requests = [
  asked,
  { ...script, start: 350, bytes: 50_000 },
  { ...script, start: 360, bytes: 0, cached: true },
  { ...script, start: 950, bytes: 20_000 },
];
const work = { TaskDuration: 0.5, ScriptDuration: 0.2, LayoutDuration: 0.03, RecalcStyleDuration: 0.02 };

test('what is asked for after the page is live, or comes from the cache, does not count until then', () => {
  expect(figuresOf(seen, requests, work)).toEqual(figures);
});
test('a page that has nothing to be live has no figures until then; one that loses what was typed was never usable', () => {
  expect(figuresOf({ ...seen, live: null, typed: null }, requests, work)).toEqual({
    ...figures,
    usable: null,
    live: null,
    requestsUntilLive: null,
    scriptBytesUntilLive: null,
  });
});
test('medians are each figure’s own', () => {
  const run: Figures = { ...figures, keyToPaint: 20, navigation: null };
  expect(medians([run, { ...run, live: 1000, keyToPaint: 30 }, { ...run, live: null, keyToPaint: 10 }])).toEqual({
    ...run,
    live: 950,
  });
});

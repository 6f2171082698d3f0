import { expect, test } from 'vitest';
import type { Medians } from './figures.ts';
import { isMet, outcomeOf, verdictsOn, type Verdict } from './goals.ts';

const figures: Medians = {
  firstPaint: 300,
  usable: 310,
  live: 1000,
  mainThread: 1000,
  script: 0,
  layout: 0,
  style: 0,
  longTasks: 0,
  blocking: 0,
  requestsUntilLive: 8,
  requests: 9,
  scriptBytesUntilLive: 120_000,
  bytes: 0,
  layoutShift: 0,
  keyToPaint: 20,
  navigation: 21,
};
const engine = { coldStart: 10, start: 2, transition: 51, kept: -100 };
const verdict: Verdict = { goal: '', limit: 1.3, is: 1.3, page: '', digits: 2 };

test('a goal is kept up to its limit, as it is written, and else says by how much it is missed', () => {
  const said = (change: Partial<Verdict>) => outcomeOf({ ...verdict, ...change });
  expect([{ is: 1.304 }, { is: 1.31 }, { is: 2.6 }, { is: 0.1, limit: 0 }, { is: null }].map(said)).toEqual([
    'met',
    'missed by 1 %',
    'missed by 100 %',
    'missed',
    'not measured',
  ]);
});

test('the worst page of a goal decides; what was not measured is not met', () => {
  const phone = new Map([
    ['static', figures],
    ['ref-island', { ...figures, live: 800 }],
    ['form', { ...figures, usable: 403, firstPaint: 330 }],
    ['form-without-scripts', figures],
    ['landing', { ...figures, usable: null, firstPaint: 420, layoutShift: 0.02 }],
    ['code', { ...figures, live: 1000, requests: 15 }],
    ['activation', { ...figures, live: 900, blocking: 110 }],
  ]);
  const said = verdictsOn(new Map([['phone', phone]]), engine)
    .filter(({ is }) => is !== null)
    .map((one) => [one.goal, one.page, outcomeOf(one)]);
  expect(said).toEqual([
    ['usable ÷ the static page, phone', 'form', 'met'],
    ['first paint ÷ the same page without scripts, phone', 'form', 'missed by 5 %'],
    ['live ÷ ref-island, phone', 'form', 'missed by 4 %'],
    ['blocking, ms, phone', 'activation', 'missed by 10 %'],
    ['main thread until settled, ms, phone', 'form', 'missed by 18 %'],
    ['requests until settled, phone', 'code', 'missed by 7 %'],
    ['script until live, phone, kB', 'form', 'met'],
    ['layout shift', 'landing', 'missed'],
    ['key to paint, ms, phone', 'form', 'met'],
    ['navigation to paint, ms, phone', 'form', 'missed by 5 %'],
    ['one transition, µs', '', 'missed by 2 %'],
    ['start of the chart, ms', '', 'met'],
    ['kept after 100 states visited and left, kB', '', 'met'],
  ]);
  expect(isMet({ ...verdict, is: null })).toBe(false);
});

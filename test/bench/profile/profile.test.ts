import { expect, test } from 'vitest';
import type { TraceEvent } from '../trace.ts';
import { areaOf } from './areas.ts';
import { sharesOf } from './samples.ts';
import { workByKind } from './tasks.ts';

const event = (name: string, ts: number, dur: number): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  dur,
  args: {},
});
const thread = { ...event('thread_name', 0, 0), ph: 'M', args: { name: 'CrRendererMain' } };

test('time belongs to the innermost event with a kind; time outside of tasks is not counted', () => {
  const events = [
    thread,
    event('RunTask', 1000, 10_000),
    event('FunctionCall', 2000, 6000),
    event('Layout', 3000, 2000),
    event('V8.Whatever', 5500, 1000),
    event('RunTask', 20_000, 3000),
    event('Layout', 50_000, 1000),
  ];
  expect([...workByKind(events)]).toEqual([
    ['the browser’s own: requests, messages between processes, timers', 7],
    ['script', 4],
    ['layout', 2],
  ]);
});

test.each([
  ['React', ['a/node_modules/react-dom/x.js', 'a/src/main.tsx']],
  ['analytics', ['a/node_modules/xstate/x.js', 'a/src/integrations/analytics/x.ts', 'a/src/main.tsx']],
  ['charts', ['', 'a/machines/landing/landing.states.ts']],
  ['inline scripts, and the bench’s own', ['', '']],
])('%s', (area, stack) => {
  expect(areaOf(stack)).toBe(area);
});

test('shares are of script time, by samples and their callers', () => {
  const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 0, columnNumber: 0 });
  const nodes = [
    { id: 1, callFrame: frame('(root)', ''), children: [2, 3, 5] },
    { id: 2, callFrame: frame('(idle)', '') },
    { id: 3, callFrame: frame('a', 'src/screens/a.tsx'), children: [4] },
    { id: 4, callFrame: frame('map', '') },
    { id: 5, callFrame: frame('b', 'machines/b.ts') },
  ];
  const profile = { nodes, samples: [2, 3, 4, 5], timeDeltas: [900, 100, 200, 100] };
  expect([...sharesOf(profile, (url) => url)]).toEqual([
    ['screens', 0.75],
    ['charts', 0.25],
  ]);
});

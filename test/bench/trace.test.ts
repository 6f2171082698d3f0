import { expect, test } from 'vitest';
import { taskTimes, type TraceEvent } from './trace.ts';

const task: TraceEvent = { name: 'RunTask', ph: 'X', pid: 1, tid: 1, ts: 0, args: {} };
const thread = { ...task, name: 'thread_name', ph: 'M', args: { name: 'CrRendererMain' } };

test('only tasks of a page’s main thread count, and only the processor’s own time', () => {
  const events = [
    thread,
    { ...task, tdur: 13_000 },
    { ...task, tdur: 12_000, dur: 90_000 },
    { ...task, tid: 2, tdur: 90_000 },
    { ...task, name: 'Layout', tdur: 90_000 },
  ];
  expect(taskTimes(events)).toEqual([13_000, 12_000]);
});

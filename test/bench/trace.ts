/** Main thread tasks from Chromium's trace. */
import type { CDPSession } from '@playwright/test';

/** Trace event format; times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time, without other processes. */
  tdur?: number;
  args: Readonly<Record<string, unknown>>;
}

/** Traces until `run` is done. @param categories of Chromium. */
export async function traced(
  session: CDPSession,
  categories: readonly string[],
  run: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories], excludedCategories: ['*'] },
  });
  await run();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** Trace categories for `taskTimes`. */
export const TASKS = ['disabled-by-default-devtools.timeline', '__metadata'];

/** Main threads of pages, as `pid:tid`. */
const mainThreads = (events: readonly TraceEvent[]): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args['name'] === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
export const onMainThread = (events: readonly TraceEvent[]): readonly TraceEvent[] => {
  const threads = mainThreads(events);
  return events.filter(({ pid, tid }) => threads.has(`${pid}:${tid}`));
};

/** CPU time of each task, in µs. */
export const taskTimes = (events: readonly TraceEvent[]): number[] =>
  onMainThread(events)
    .filter(({ name }) => name === 'RunTask')
    .map(({ tdur = 0 }) => tdur);

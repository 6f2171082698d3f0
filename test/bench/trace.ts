/** What the browser's main thread does, task by task, as Chromium traces it. */
import type { CDPSession } from '@playwright/test';

/** Of the trace event format; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of the processor's own time: what other processes take is not in it. */
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

/** Categories by which `taskTimes` knows tasks. */
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

/** Microseconds of the processor's own time that each task took. */
export const taskTimes = (events: readonly TraceEvent[]): number[] =>
  onMainThread(events)
    .filter(({ name }) => name === 'RunTask')
    .map(({ tdur = 0 }) => tdur);

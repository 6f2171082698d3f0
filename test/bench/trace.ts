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

/** Categories by which `countLongTasks` knows tasks. */
export const TASKS = ['disabled-by-default-devtools.timeline', '__metadata'];
/** Milliseconds from which on a task keeps a visitor waiting (W3C Long Tasks). */
const LONG = 50;

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

/** How many tasks would be long on a processor that is so many times slower, by the processor's own time. */
export const countLongTasks = (events: readonly TraceEvent[], slower: number): number =>
  onMainThread(events).filter(({ name, tdur = 0 }) => name === 'RunTask' && (tdur * slower) / 1000 > LONG).length;

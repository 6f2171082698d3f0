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

/** CPU time of each task of a page's main thread, in µs. */
export function taskTimes(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args['name'] === 'CrRendererMain';
  const threads = new Set(events.filter(isMain).map(threadOf));
  return events.filter((event) => event.name === 'RunTask' && threads.has(threadOf(event))).map(({ tdur = 0 }) => tdur);
}

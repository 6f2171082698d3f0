/** The figures of one visit, and what is made of several: pure. */
import type { Asked } from './network.ts';
import type { Seen } from './probe.ts';

/** Milliseconds, bytes and counts; null where a page has no such thing. */
export interface Figures {
  firstPaint: number | null;
  /** The field is painted and keeps what is typed. */
  usable: number | null;
  /** React's own handlers are there. */
  live: number | null;
  /** The main thread's work until the page is settled; of it script, layout and styles. */
  mainThread: number;
  script: number;
  layout: number;
  style: number;
  longTasks: number;
  /** What tasks took beyond 50 ms each, from the navigation's start until the page is settled. */
  blocking: number;
  requestsUntilLive: number | null;
  requests: number;
  scriptBytesUntilLive: number | null;
  bytes: number;
  layoutShift: number;
  keyToPaint: number | null;
  navigation: number | null;
}
export type FigureName = keyof Figures;

/** The main thread's work, in seconds, as `Performance.getMetrics` names it. */
export type Metrics = Readonly<Record<string, number>>;

/** The middle one, or what is between the two in the middle; null of nothing. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export type Medians = Readonly<Record<FigureName, number | null>>;

/** Each figure's median. @param runs at least one. */
export function medians(runs: readonly [Figures, ...Figures[]]): Medians {
  const names = Object.keys(runs[0]) as FigureName[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Medians;
}

/** How many times as much; null where one of them is not there. */
export const ratio = (value: number | null, base: number | null): number | null =>
  value === null || base === null || base === 0 ? null : value / base;

/** Milliseconds from which on a task is long (W3C Long Tasks). */
export const LONG = 50;
const bytesOf = (asked: readonly Asked[]) => asked.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * @param seen by the probe in the page.
 * @param asked all requests until the page was settled.
 * @param work of the main thread from the navigation's start until then.
 */
export function figuresOf(
  seen: Seen,
  asked: readonly Asked[],
  work: Metrics,
): Omit<Figures, 'keyToPaint' | 'navigation'> {
  const { firstPaint, fieldPainted, typed, live, layoutShift, longTasks } = seen;
  const milliseconds = (name: string) => (work[name] ?? 0) * 1000;
  const onWire = asked.filter(({ cached }) => !cached);
  const untilLive = live === null ? null : onWire.filter(({ start }) => start < live);
  return {
    firstPaint,
    usable: fieldPainted === null || typed === null ? null : Math.max(fieldPainted, typed, firstPaint ?? 0),
    live,
    mainThread: milliseconds('TaskDuration'),
    script: milliseconds('ScriptDuration'),
    layout: milliseconds('LayoutDuration'),
    style: milliseconds('RecalcStyleDuration'),
    longTasks: longTasks.length,
    blocking: longTasks.reduce((sum, [, duration]) => sum + duration - LONG, 0),
    requestsUntilLive: untilLive?.length ?? null,
    requests: onWire.length,
    scriptBytesUntilLive: untilLive && bytesOf(untilLive.filter(({ kind }) => kind === 'Script')),
    bytes: bytesOf(onWire),
    layoutShift,
  };
}

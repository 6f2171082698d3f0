/** The figures of one visit, and medians of several. Pure. */
import type { Asked } from './network.ts';
import type { Seen } from './probe.ts';

/** In ms, bytes and counts; null if it does not apply to a page. */
export interface Figures {
  firstPaint: number | null;
  /** The field is painted and keeps typed text. */
  usable: number | null;
  /** React's event handlers are attached. */
  live: number | null;
  /** Main thread time until the page is settled, including script, layout and styles. */
  mainThread: number;
  /** Sum of the time of tasks beyond 50 ms each, from navigation until the page is settled. */
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

/** Main thread time in seconds, as in `Performance.getMetrics`. */
export type Metrics = Readonly<Record<string, number>>;

/** The median; null for an empty list. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export type Medians = Readonly<Record<FigureName, number | null>>;

/** The median of each figure. @param runs not empty. */
export function medians(runs: readonly [Figures, ...Figures[]]): Medians {
  const names = Object.keys(runs[0]) as FigureName[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Medians;
}

/** A ratio; null if one value is missing. */
export const ratio = (value: number | null, base: number | null): number | null =>
  value === null || base === null || base === 0 ? null : value / base;

/** In ms: from this duration a task is long (W3C Long Tasks). */
export const LONG = 50;
const bytesOf = (asked: readonly Asked[]) => asked.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * @param seen results of the probe in the page.
 * @param asked all requests until the page was settled.
 * @param work of the main thread from navigation until then.
 */
export function figuresOf(
  seen: Seen,
  asked: readonly Asked[],
  work: Metrics,
): Omit<Figures, 'keyToPaint' | 'navigation'> {
  const { firstPaint, fieldPainted, typed, live, layoutShift, longTasks } = seen;
  const onWire = asked.filter(({ cached }) => !cached);
  const untilLive = live === null ? null : onWire.filter(({ start }) => start < live);
  return {
    firstPaint,
    usable: fieldPainted === null || typed === null ? null : Math.max(fieldPainted, typed, firstPaint ?? 0),
    live,
    mainThread: (work['TaskDuration'] ?? 0) * 1000,
    blocking: longTasks.reduce((sum, [, duration]) => sum + duration - LONG, 0),
    requestsUntilLive: untilLive?.length ?? null,
    requests: onWire.length,
    scriptBytesUntilLive: untilLive && bytesOf(untilLive.filter(({ kind }) => kind === 'Script')),
    bytes: bytesOf(onWire),
    layoutShift,
  };
}

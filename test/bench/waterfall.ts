/** What a page asks for, in its order: when, how long, how much, and what had come by then. */
import type { Visited } from './visit.ts';

/** Characters for the whole of the time. */
const WIDTH = 40;
const nameOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return (pathname.split('/').at(-1) || pathname) + search;
};

/** A line a request, and one for each moment that a visitor waits for; milliseconds, kB on the wire. */
export function waterfallOf({ figures, requests }: Visited): readonly string[] {
  const last = Math.max(...requests.map(({ start, end }) => end ?? start), figures.live ?? 0);
  const at = (time: number) => Math.round((time / last) * WIDTH);
  const asked = requests.map(({ url, start, end, bytes, priority, kind }) => {
    const stop = end ?? last;
    const bar = `${' '.repeat(at(start))}${'━'.repeat(Math.max(1, at(stop) - at(start)))}`.padEnd(WIDTH + 1);
    const figuresOf = [start, stop].map((time) => time.toFixed(0).padStart(6)).join('');
    return {
      time: start,
      line: `${figuresOf} ${(bytes / 1000).toFixed(1).padStart(6)} ${bar} ${nameOf(url)} (${kind}, ${priority})`,
    };
  });
  const moments = [
    ['first paint', figures.firstPaint],
    ['usable', figures.usable],
    ['live', figures.live],
  ] as const;
  const marks = moments.flatMap(([name, time]) =>
    time === null ? [] : [{ time, line: `${time.toFixed(0).padStart(6)} ── ${name}` }],
  );
  return [...asked, ...marks].sort((a, b) => a.time - b.time).map(({ line }) => line);
}

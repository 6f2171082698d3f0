/** Reports the measurements against the goals. Pure. */
import { median, ratio } from '../figures.ts';
import { table, written } from '../medians-table.ts';
import type { Round } from './measure.ts';

/** A percentile; null for an empty list. */
export function percentile(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
}

/** Medians over the rounds; response times over all answers. */
export interface Row {
  name: string;
  bare: number | null;
  product: number | null;
  /** Per round, then the median: both were measured at the same time. */
  ratio: number | null;
  p50: number | null;
  p95: number | null;
  p99: number | null;
  tail: number | null;
  cpu: number | null;
}

export function rowOf(name: string, rounds: readonly Round[]): Row {
  const times = rounds.flatMap((round) => round.times);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part));
  return {
    name,
    bare: median(rounds.map(({ bare }) => bare)),
    product: median(rounds.map(({ product }) => product)),
    ratio: median(rounds.map(({ product, bare }) => ratio(product, bare))),
    p50: p50 ?? null,
    p95: p95 ?? null,
    p99: p99 ?? null,
    tail: ratio(p99 ?? null, p50 ?? null),
    cpu: median(rounds.map(({ cpu }) => cpu)),
  };
}

/** In Markdown: registrations per second, ms. */
export const reportOf = (rows: readonly Row[]): string =>
  table(
    ['', 'bare/s', 'product/s', 'ratio', 'p50', 'p95', 'p99', 'p99 ÷ p50', 'cpu ms each'],
    rows.map(({ name, bare, product, ratio: part, p50, p95, p99, tail, cpu }) => [
      name,
      written(bare),
      written(product),
      written(part, 2),
      written(p50, 1),
      written(p95, 1),
      written(p99, 1),
      written(tail, 1),
      written(cpu, 2),
    ]),
  );

/** Heap growth per registration in bytes: the slope of the best-fit line. */
export function growth(heaps: readonly { after: number; heap: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(heaps.map(({ after }) => after)), mean(heaps.map(({ heap }) => heap))];
  const covered = heaps.reduce((sum, { after, heap }) => sum + (after - x) * (heap - y), 0);
  return covered / heaps.reduce((sum, { after }) => sum + (after - x) ** 2, 0);
}

/** Medians as a Markdown table. */
import { medians, type FigureName, type Figures, type Medians } from './figures.ts';

interface Column {
  title: string;
  of: FigureName;
  /** Conversion factor from the column's unit to the figure's. */
  unit?: number;
  digits?: number;
}
/** Titles are short, so that a raw line fits; docs/performance.md explains them. */
const COLUMNS: readonly Column[] = [
  { title: 'first paint', of: 'firstPaint' },
  { title: 'usable', of: 'usable' },
  { title: 'live', of: 'live' },
  { title: 'main thread', of: 'mainThread' },
  { title: 'blocking', of: 'blocking' },
  { title: 'requests', of: 'requestsUntilLive' },
  { title: 'all', of: 'requests' },
  { title: 'script kB', of: 'scriptBytesUntilLive', unit: 1000, digits: 1 },
  { title: 'all kB', of: 'bytes', unit: 1000, digits: 1 },
  { title: 'key', of: 'keyToPaint' },
  { title: 'next page', of: 'navigation' },
];

/** A figure, or a dash if missing. */
export const written = (value: number | null, digits = 0) => (value === null ? '–' : value.toFixed(digits));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
/** A Markdown table; all columns except the first are figures. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');

/** Medians by page, in order. */
export type Measured = ReadonlyMap<string, Medians>;
export const measuredOf = (runs: Readonly<Record<string, readonly Figures[]>>, order: readonly string[]): Measured =>
  new Map(
    order.flatMap((name) => {
      const [first, ...others] = runs[name] ?? [];
      return first ? [[name, medians([first, ...others])] as const] : [];
    }),
  );

/** One row per page, one column per figure. */
export const figuresTable = (measured: Measured): string =>
  table(
    ['page', ...COLUMNS.map(({ title }) => title)],
    [...measured].map(([name, figures]) =>
      [name].concat(
        COLUMNS.map(({ of, unit = 1, digits }) => {
          const value = figures[of];
          return written(value === null ? null : value / unit, digits);
        }),
      ),
    ),
  );

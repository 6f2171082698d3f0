/** Medians as a Markdown table. */
import { medians, ratio, type FigureName, type Figures, type Medians } from './figures.ts';

interface Column {
  title: string;
  of: FigureName;
  /** Conversion factor from the column's unit to the figure's. */
  unit?: number;
  digits?: number;
}
export const COLUMNS: readonly Column[] = [
  { title: 'first paint', of: 'firstPaint' },
  { title: 'usable', of: 'usable' },
  { title: 'live', of: 'live' },
  { title: 'main thread', of: 'mainThread' },
  { title: 'script', of: 'script' },
  { title: 'layout', of: 'layout' },
  { title: 'style', of: 'style' },
  { title: 'long tasks', of: 'longTasks' },
  { title: 'blocking', of: 'blocking' },
  { title: 'requests until live', of: 'requestsUntilLive' },
  { title: 'in all', of: 'requests' },
  { title: 'script kB until live', of: 'scriptBytesUntilLive', unit: 1000, digits: 1 },
  { title: 'kB in all', of: 'bytes', unit: 1000, digits: 1 },
  { title: 'layout shift', of: 'layoutShift', digits: 3 },
  { title: 'key to paint', of: 'keyToPaint' },
  { title: 'navigation', of: 'navigation' },
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
/** The reference page of each ratio. */
const BASES: readonly { base: string; of: FigureName; title: string }[] = [
  { base: 'static', of: 'firstPaint', title: 'first paint ÷ static page' },
  { base: 'form-without-scripts', of: 'firstPaint', title: 'first paint ÷ our form without scripts' },
  { base: 'landing-without-scripts', of: 'firstPaint', title: 'first paint ÷ our landing page without scripts' },
  { base: 'static', of: 'usable', title: 'usable ÷ static page' },
  { base: 'ref-island', of: 'live', title: 'live ÷ ref-island' },
  { base: 'ref-island', of: 'mainThread', title: 'main thread ÷ ref-island' },
];

/** One row per page, one column per ratio; unmeasured references are omitted. */
export function ratiosTable(measured: Measured): string {
  const bases = BASES.filter(({ base }) => measured.has(base));
  return table(
    ['page', ...bases.map(({ title }) => title)],
    [...measured].map(([name, figures]) =>
      [name].concat(bases.map(({ base, of }) => written(ratio(figures[of], measured.get(base)?.[of] ?? null), 2))),
    ),
  );
}

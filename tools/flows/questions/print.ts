/** Renders an answer as text of a given width. */
import { wrap } from '../../process/wrap.ts';
import type { Answer, Table } from './answer.types.ts';

const GAP = '  ';
const NARROWEST = 8;

const longestWord = (text: string) => Math.max(...text.split(' ').map(({ length }) => length));

/** Column widths: the widest shrinks first, but never below its longest word. */
function widthsOf(rows: readonly (readonly string[])[], width: number): readonly number[] {
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, (_, column) => rows.map((row) => row[column] ?? ''));
  const least = columns.map((texts) => Math.max(NARROWEST, ...texts.map(longestWord)));
  const widths = columns.map((texts) => Math.max(...texts.map(({ length }) => length)));
  let over = widths.reduce((all, one) => all + one + GAP.length, -GAP.length) - width;
  for (; over > 0; over -= 1) {
    const shrinkable = widths.map((one, column) => (one > (least[column] ?? 0) ? one : 0));
    const widest = Math.max(...shrinkable);
    if (widest === 0) break;
    widths[shrinkable.indexOf(widest)] = widest - 1;
  }
  return widths;
}

function printedRow(row: readonly string[], widths: readonly number[]): readonly string[] {
  const cells = row.map((text, column) => wrap(text, widths[column] ?? NARROWEST));
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, column) => (lines[line] ?? '').padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

function printedTable({ title, heads, rows }: Table, width: number): readonly string[] {
  const texts = rows.map((row) => row.map(({ text }) => text));
  const widths = widthsOf([heads, ...texts], width);
  const rule = widths.map((one) => '─'.repeat(one)).join(GAP);
  return [
    '',
    ...(title === null ? [] : [title, '']),
    ...printedRow(heads, widths),
    rule,
    ...texts.flatMap((row) => printedRow(row, widths)),
  ];
}

/** The lines of an answer. @param width in characters. */
export const printed = (title: string, { short, tables }: Answer, width: number): readonly string[] => [
  title,
  '',
  ...wrap(short, width),
  ...tables.flatMap((table) => printedTable(table, width)),
];

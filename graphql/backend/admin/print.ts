/** How answers are written: a table for people, JSON and CSV for tools (D53). */
import { upperCase } from 'es-toolkit/string';
import type { Cell, Row } from './listing.ts';

export type Format = 'table' | 'json' | 'csv';

const minutes = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')}Z`;

/** A value on a terminal: no control character reaches it. */
export const forPeople = (cell: Cell): string => {
  if (cell === null) return '–';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell instanceof Date ? minutes(cell) : String(cell).replaceAll(/\p{Cc}/gu, ' ');
};

/** Rows below the names of their columns, each column as wide as its widest value. */
export const table = (columns: readonly string[], rows: readonly Row[]): string => {
  const lines = [columns.map(upperCase), ...rows.map((row) => columns.map((column) => forPeople(row[column] ?? null)))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map(
      (line) =>
        `${line
          .map((text, at) => text.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
};

/** A field of RFC 4180. What a spreadsheet would run as a formula is made text by an apostrophe. */
const field = (cell: Cell): string => {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? '');
  const defused = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
};

const record = (cells: readonly Cell[]): string => `${cells.map(field).join(',')}\r\n`;

/** A list as CSV (RFC 4180), with a line of names, as its rows come. */
export async function* asCsv(columns: readonly string[], batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield record(columns);
  for await (const rows of batches)
    yield rows.map((row) => record(columns.map((column) => row[column] ?? null))).join('');
}

/** A list as one JSON array, a row a line, as its rows come. */
export async function* asJson(batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

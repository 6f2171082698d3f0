/** Output formats: a table for people, JSON and CSV for tools (D53). */
import { upperCase } from 'es-toolkit/string';
import type { Cell, Row } from './listing.ts';

export type Format = 'table' | 'json' | 'csv';

const minutes = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')}Z`;

/** A value for a terminal; control characters are replaced. */
export const forPeople = (cell: Cell): string => {
  if (cell === null) return '–';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell instanceof Date ? minutes(cell) : String(cell).replaceAll(/\p{Cc}/gu, ' ');
};

/** A table with a header row, padded to the widest value of each column. */
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

/** A field of RFC 4180. A leading apostrophe keeps spreadsheets from running it as a formula. */
const field = (cell: Cell): string => {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? '');
  const defused = typeof cell === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
};

const record = (cells: readonly Cell[]): string => `${cells.map(field).join(',')}\r\n`;

/** Streams a list as CSV (RFC 4180) with a header. */
export async function* asCsv(columns: readonly string[], batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield record(columns);
  for await (const rows of batches)
    yield rows.map((row) => record(columns.map((column) => row[column] ?? null))).join('');
}

/** Streams a list as one JSON array, one row per line. */
export async function* asJson(batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

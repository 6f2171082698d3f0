/** Parses counts of tracked events from a table of text. Every omitted line is reported. */
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { FLOW_NAMES, flowRow } from '../../../machines/flows/read-flows.ts';
import { readLines, type Line } from './csv.ts';

export interface CountRow {
  event: string;
  count: number;
  /** The cells of the other columns, in order. */
  more: readonly string[];
}
export interface Problem {
  /** From 1; null for the whole file. */
  line: number | null;
  words: string;
}
export interface Counts {
  rows: readonly CountRow[];
  /** Names of the other columns, which can split the counts. */
  columns: readonly string[];
  /** Omitted lines, each with the reason. */
  problems: readonly Problem[];
}

/** Columns of the event and the count. */
interface Layout {
  event: number;
  count: number;
  width: number;
  header: Line | null;
}

const most = (columns: readonly number[], score: (column: number) => number): number =>
  columns.reduce((best, one) => (score(one) > score(best) ? one : best), columns[0] ?? 0);
const share = (lines: readonly Line[], column: number, is: (cell: string) => boolean) =>
  lines.filter(({ cells }) => is(cells[column] ?? '')).length;

const NAMES_EVENT = /event.?name|^event$|^name$/i;
const NAMES_COUNT = /count|number|anzahl/i;
const MAY_BE_COUNT = /total|users|hits|sessions/i;

/** Finds the columns by their content; if that is ambiguous, by their names. */
function layoutOf(lines: readonly Line[], isKnown: (event: string) => boolean): Layout | null {
  const [first, second] = lines;
  const width = Math.max(first?.cells.length ?? 0, second?.cells.length ?? 0);
  if (!first || width < 2) return null;
  const columns = Array.from({ length: width }, (_, column) => column);
  const isCount = (cell: string) => readCount(cell) !== null;
  // Weighs less than one matching line.
  const named = (column: number, pattern: RegExp, weight = 0.5) =>
    pattern.test(first.cells[column] ?? '') ? weight : 0;
  const event = most(columns, (column) => share(lines, column, isKnown) + named(column, NAMES_EVENT));
  const others = columns.filter((column) => column !== event);
  const count = most(
    others,
    (column) => share(lines, column, isCount) + named(column, NAMES_COUNT) + named(column, MAY_BE_COUNT, 0.25),
  );
  const isHeader = !isCount(first.cells[count] ?? '') && !isKnown(first.cells[event] ?? '');
  return { event, count, width, header: isHeader ? first : null };
}

/** The error of a line, or null. */
function wrongWith({ cells, isOpen }: Line, { event, count, width }: Layout): string | null {
  if (isOpen) return 'an unclosed quote';
  if (cells.length > width) return `${cells.length} cells instead of ${width}; put quotes around a count with commas`;
  if (!cells[event]) return 'no event';
  const written = cells[count] ?? '';
  if (written === '') return `no count of ${cells[event]}`;
  return readCount(written) === null ? `“${written}” is not a count` : null;
}

const NOTHING: Counts = { rows: [], columns: [], problems: [] };

/**
 * Parses counts: one event per line, with its count and further columns; the header is optional.
 * @param events known names, which identify the event column; case-insensitive.
 */
export function readCounts(text: string, events: readonly string[]): Counts {
  const known = new Set(events);
  const nameOf = (cell: string) => (known.has(cell.toLowerCase()) ? cell.toLowerCase() : cell);
  const lines = readLines(text);
  if (lines.length === 0) return { ...NOTHING, problems: [{ line: null, words: 'the file is empty' }] };
  const layout = layoutOf(lines, (cell) => known.has(cell.toLowerCase()));
  if (!layout) return { ...NOTHING, problems: [{ line: null, words: 'no line has an event and a count' }] };
  const others = Array.from({ length: layout.width }, (_, at) => at).filter(
    (at) => at !== layout.event && at !== layout.count,
  );
  const rows: CountRow[] = [];
  const problems: Problem[] = [];
  for (const one of lines) {
    if (one === layout.header) continue;
    const words = wrongWith(one, layout);
    const count = readCount(one.cells[layout.count] ?? '');
    if (words !== null || count === null) problems.push({ line: one.line, words: words ?? '' });
    else
      rows.push({
        event: nameOf(one.cells[layout.event] ?? ''),
        count,
        more: others.map((at) => one.cells[at] ?? ''),
      });
  }
  const columns = others.map((at) => layout.header?.cells[at] || `column ${at + 1}`);
  return { rows, columns, problems };
}

/** Counts by event. */
export type Sums = ReadonlyMap<string, number>;
export function sumsOf(rows: readonly CountRow[]): Sums {
  const sums = new Map<string, number>();
  for (const { event, count } of rows) sums.set(event, (sums.get(event) ?? 0) + count);
  return sums;
}

export interface Part {
  /** The cell's content, or how many further values there are. */
  name: string;
  sums: Sums;
}
const total = (rows: readonly CountRow[]) => rows.reduce((sum, { count }) => sum + count, 0);
/**
 * Splits the counts by a column, the largest first.
 * @param column its index in `columns`.
 * @param atMost maximum number of parts; the last one sums up the rest.
 */
export function partsOf({ rows }: Counts, column: number, atMost: number): readonly Part[] {
  const groups = [...Map.groupBy(rows, ({ more }) => more[column] ?? '')].toSorted(
    ([, one], [, other]) => total(other) - total(one),
  );
  const own = groups.length > atMost ? groups.slice(0, atMost - 1) : groups;
  const rest = groups.slice(own.length);
  const parts = own.map(([name, of]) => ({ name: name || 'no value', sums: sumsOf(of) }));
  if (rest.length === 0) return parts;
  return [...parts, { name: `${rest.length} more`, sums: sumsOf(rest.flatMap(([, of]) => of)) }];
}

/** Names of a flow in a column: as sent to analytics, or as in the contract. */
const namesOf = (flow: RegistrationFlow): readonly string[] => [flow.toLowerCase(), flowRow(flow).api.toLowerCase()];
const ALL_NAMES = FLOW_NAMES.flatMap(namesOf);
const nameIn = ({ more }: CountRow, column: number) => (more[column] ?? '').toLowerCase();
/** The column with the flow of each event, or null. An event without a flow leaves it empty. */
function flowColumnOf({ rows, columns }: Counts): number | null {
  const found = columns.findIndex((_, column) => {
    const names = rows.map((row) => nameIn(row, column)).filter((name) => name !== '' && name !== '(not set)');
    return names.length > 0 && names.every((name) => ALL_NAMES.includes(name));
  });
  return found === -1 ? null : found;
}
export interface OfFlow {
  rows: readonly CountRow[];
  /** True if the count of an event belongs to this flow alone. */
  isOwn: (event: string) => boolean;
}
/** The counts of a flow: its own rows and rows without a flow, if a column names the flow; otherwise all rows. */
export function countsOf(counts: Counts, flow: RegistrationFlow): OfFlow {
  const column = flowColumnOf(counts);
  if (column === null) return { rows: counts.rows, isOwn: () => false };
  const isOf = (row: CountRow) => namesOf(flow).includes(nameIn(row, column));
  const rows = counts.rows.filter((row) => isOf(row) || !ALL_NAMES.includes(nameIn(row, column)));
  const mixed = new Set(rows.filter((row) => !isOf(row)).map(({ event }) => event));
  return { rows, isOwn: (event) => !mixed.has(event) };
}

/** Thousands separators: comma, point, apostrophe, or a space of any width. */
const GROUPED = /^\d{1,3}(?:([.,'’ \u00A0\u2009\u202F])\d{3})(?:\1\d{3})*$/;
/** Programs write whole numbers with zero decimals. */
const DECIMALS = /[.,]0{1,2}$/;

/** @returns the whole number from 0 on, or null. `1.234` and `1,234` are 1234. */
export function readCount(text: string): number | null {
  const written = text.trim().replace(DECIMALS, '');
  const digits = GROUPED.test(written) ? written.replaceAll(/\D/g, '') : written;
  if (!/^\d+$/.test(digits)) return null;
  const count = Number(digits);
  return Number.isSafeInteger(count) ? count : null;
}

/** Parses counts of tracked events from a table of text with a header. Every omitted line is reported. */
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { FLOW_NAMES, flowRow } from '../../../machines/flows/read-flows.ts';

interface CountRow {
  event: string;
  count: number;
  /** As in the file, in lower case; empty if the file has no flow for it. */
  flow: string;
}
export interface Problem {
  /** From 1; null for the whole file. */
  line: number | null;
  words: string;
}
export interface Counts {
  rows: readonly CountRow[];
  /** Omitted lines, each with the reason. */
  problems: readonly Problem[];
}

/** Names of the columns; others are ignored. */
const COLUMNS = { event: /event.?name|^event$|^name$/i, count: /count|number|total|anzahl/i, flow: /flow/i };
const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];
/** A cell in quotes may contain the separator. */
const cellsOf = (line: string, separator: Separator): readonly string[] =>
  Array.from(
    line.matchAll(new RegExp(`(?<=^|${separator})(?:"((?:[^"]|"")*)"|[^${separator}]*)(?=${separator}|$)`, 'g')),
    ([cell, quoted]) => (quoted?.replaceAll('""', '"') ?? cell).trim(),
  );

/** Parses counts. @param events known names, in any case; others are kept as they are. */
export function readCounts(text: string, events: readonly string[]): Counts {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: line.trim(), number: at + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
  const [header, ...others] = lines;
  const refused = (words: string): Counts => ({ rows: [], problems: [{ line: null, words }] });
  if (!header) return refused('the file is empty');
  const used = SEPARATORS.find((one) => header.line.includes(one)) ?? ',';
  const heads = cellsOf(header.line, used);
  const [event, count, flow] = Object.values(COLUMNS).map((name) => heads.findIndex((head) => name.test(head)));
  if (event === undefined || count === undefined || flow === undefined || event < 0 || count < 0)
    return refused('its first line does not name a column “event” and a column “count”');
  const rows: CountRow[] = [];
  const problems: Problem[] = [];
  for (const { line, number } of others) {
    const cells = cellsOf(line, used);
    const name = cells[event] ?? '';
    const read = readCount(cells[count] ?? '');
    const wrong =
      cells.length > heads.length
        ? `${cells.length} cells instead of ${heads.length}; put quotes around a count with commas`
        : name === ''
          ? 'no event'
          : `“${cells[count] ?? ''}” is not a count`;
    if (cells.length > heads.length || name === '' || read === null) problems.push({ line: number, words: wrong });
    else
      rows.push({
        event: events.find((known) => known === name.toLowerCase()) ?? name,
        count: read,
        flow: (cells[flow] ?? '').toLowerCase(),
      });
  }
  return { rows, problems };
}

/** Counts by event. */
export type Sums = ReadonlyMap<string, number>;
export function sumsOf(rows: readonly CountRow[]): Sums {
  const sums = new Map<string, number>();
  for (const { event, count } of rows) sums.set(event, (sums.get(event) ?? 0) + count);
  return sums;
}

/** Names of a flow in a file: as sent to analytics, or as in the contract. */
const namesOf = (flow: RegistrationFlow): readonly string[] => [flow.toLowerCase(), flowRow(flow).api.toLowerCase()];
const ALL_NAMES = FLOW_NAMES.flatMap(namesOf);
/** The counts of a flow: its own rows, and rows without a flow; and whether an event has only rows of its own. */
export function countsOf({ rows }: Counts, flow: RegistrationFlow) {
  const isOf = (row: CountRow) => namesOf(flow).includes(row.flow);
  const own = rows.filter((row) => isOf(row) || !ALL_NAMES.includes(row.flow));
  const mixed = new Set(own.filter((row) => !isOf(row)).map(({ event }) => event));
  return { rows: own, isOwn: (event: string) => !mixed.has(event) };
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

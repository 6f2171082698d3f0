/** Gathers the cells that the tests filled, and tells of the table: a mark a cell, and what is wrong, in words. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { faultNames, FAULTS } from '../../model/faults.ts';
import { nameOf, nodes } from '../../model/nodes.ts';
import { keepResult, type StateFound, type Table } from '../../results/result.ts';
import { ChromiumReporter } from '../in-chromium.ts';
import { cellsOf, HEALED, rows, type Cell, type Row } from './rows.ts';

const FILE = join(import.meta.dirname, '../../../test-results/faults.md');
const columns: readonly Cell['fault'][] = [...faultNames, HEALED];
const MARKS = { network: 'n', timeout: 't', technical: 'x', busy: 'b', missing: 'm' } as const;
const LEGEND =
  'n network  t timeout  x technical  b busy (told in these words)  = answered  · nothing is told  ✗ not allowed';

function markOf(cells: readonly Cell[], { name, silent }: Row, fault: Cell['fault']): string {
  const cell = cells.find((one) => one.row === name && one.fault === fault);
  if (!cell) return ' ';
  if (cell.wrong !== null) return '✗';
  const failure = fault === HEALED ? null : FAULTS[fault].failure;
  if (failure === null) return '=';
  return silent ? '·' : MARKS[failure];
}
const number = (index: number) => String(index + 1).padStart(2, '0');
const WIDTH = Math.max(...rows.map(({ name }) => name.length));
/** So many faults are named in a line. */
const NAMED = 6;

/** Rows by faults, a mark each; the faults are numbered, and named beneath. */
function tableOf(cells: readonly Cell[]): string[] {
  const head = [0, 1].map((place) => `${''.padEnd(WIDTH)}  ${columns.map((_, at) => number(at)[place]).join('')}`);
  const lines = rows
    .filter(({ name }) => cells.some(({ row }) => row === name))
    .map((row) => `${row.name.padEnd(WIDTH)}  ${columns.map((fault) => markOf(cells, row, fault)).join('')}`);
  const named = columns.map((fault, at) => `${number(at)} ${fault}`.padEnd(26));
  const legend = named.map((one, at) => (at % NAMED === NAMED - 1 ? `${one}\n` : one)).join('');
  return [...head, ...lines, '', ...legend.split('\n').map((line) => line.trimEnd()), LEGEND, ''];
}

/** What was not allowed, and why, each reason once for a row; and which cells there are not, and why. */
function reasonsOf(cells: readonly Cell[]): string[] {
  const wrong = cells.filter((cell) => cell.wrong !== null);
  const notAllowed = [...Map.groupBy(wrong, (cell) => `${cell.row} ${cell.wrong}`).values()].flatMap((same) => {
    const faults = same.map(({ fault }) => fault).join(', ');
    return `✗ ${same[0]?.row} × ${faults}:\n${same[0]?.wrong}`.replaceAll('\n', '\n    ').split('\n');
  });
  const left = rows.flatMap(({ name, without }) =>
    Object.entries(without).map(([fault, reason]) => `  ${name} × ${fault} is not run: ${reason}`),
  );
  return [...notAllowed, ...left];
}

/** The table as a page: a line for each fault, a column for each row. */
function markdownOf(cells: readonly Cell[]): string[] {
  const lines = columns.map((fault) => {
    const words = fault === HEALED ? 'nothing is broken any more' : FAULTS[fault].words;
    return `| ${fault}: ${words} | ${rows.map((row) => markOf(cells, row, fault)).join(' | ')} |`;
  });
  const named = rows.map(({ name, wait }, at) => `${at + 1}. ${name}${wait === null ? '' : ` (\`${wait.id}\`)`}`);
  const head = [`| | ${rows.map((_, at) => at + 1).join(' | ')} |`, `| --- |${' --- |'.repeat(rows.length)}`];
  return ['# Faults', '', ...named, '', `${LEGEND}.`, '', ...head, ...lines];
}

/** The table of the report: a line for each row that was run, with what is not allowed. */
const reportTable = (cells: readonly Cell[]): Table => ({
  title: `Faults by rows (${LEGEND})`,
  head: ['row', ...columns],
  rows: rows.flatMap((row) => {
    const own = cells.filter((cell) => cell.row === row.name);
    if (own.length === 0) return [];
    const wrong = own.filter((cell) => cell.wrong !== null);
    return [
      {
        cells: [row.name, ...columns.map((fault) => markOf(cells, row, fault))],
        isGood: wrong.length === 0,
        more: wrong.map(({ fault, wrong: words }) => `${fault}: ${words}`),
      },
    ];
  }),
});

/** The cells by the state that waits for the call; those of no state of the chart are left out. */
function statesOf(cells: readonly Cell[]): Readonly<Record<string, StateFound>> {
  const byState = Map.groupBy(cells, ({ row }) => rows.find(({ name }) => name === row)?.wait?.id ?? null);
  return Object.fromEntries(
    nodes.flatMap((node) => {
      const own = byState.get(nameOf(node)) ?? [];
      const found = { cases: own.length, good: own.filter(({ wrong }) => wrong === null).length };
      return own.length > 0 ? [[node.id, found]] : [];
    }),
  );
}

function slowestOf(cells: readonly Cell[]): string {
  const slowest = cells.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  return `Slowest: ${slowest.map(({ row, fault, ms }) => `${row} × ${fault} ${ms} ms`).join(', ')}.`;
}

/** The line that ends a run. */
function figures(cells: readonly Cell[], seconds: string): string {
  const faults = new Set(cells.map(({ fault }) => fault).filter((fault) => fault !== HEALED));
  const wrong = cells.filter((cell) => cell.wrong !== null).length;
  const count = `${new Set(cells.map(({ row }) => row)).size} rows, ${faults.size} faults, ${cells.length} cells`;
  return `faults: ${count}: ${cells.length - wrong} allowed, ${wrong} not; ${seconds} s`;
}

export default class FaultsReporter extends ChromiumReporter implements Reporter {
  readonly #cells: Cell[] = [];
  readonly #failures = new Map<string, string>();

  onTestEnd({ title }: TestCase, { attachments, status, errors }: TestResult) {
    const body = attachments.find(({ name }) => name === 'cells')?.body;
    const filled = body ? (JSON.parse(body.toString()) as Cell[]) : [];
    const failure = status === 'passed' ? null : errors.map(({ message }) => message).join('\n') || status;
    // What became known only afterwards, such as an error in the console, stands at the last cell.
    const last = filled.at(-1);
    if (last && failure !== null) last.wrong = [last.wrong, failure].filter(Boolean).join('\n');
    this.#cells.push(...filled);
    // A test that was cut short handed nothing over.
    if (failure !== null) this.#failures.set(title, failure);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const cells = rows.flatMap((row) =>
      cellsOf(row).map((fault): Cell => {
        const found = this.#cells.find((cell) => cell.row === row.name && cell.fault === fault);
        const { wrong, ms } = found ?? { wrong: `not run: ${this.#failures.get(row.name) ?? ''}`, ms: 0 };
        return { row: row.name, fault, wrong: wrong === null ? null : stripVTControlCharacters(wrong), ms };
      }),
    );
    const line = figures(cells, this.seconds());
    const reasons = reasonsOf(cells);
    process.stdout.write(`${[...tableOf(cells), ...reasons, line].join('\n')}\n`);
    await mkdir(dirname(FILE), { recursive: true });
    await writeFile(FILE, `${[...markdownOf(cells), '', ...reasons, '', slowestOf(cells), '', line].join('\n')}\n`);
    const allowed = cells.length > 0 && cells.every(({ wrong }) => wrong === null);
    keepResult('faults', {
      line,
      passed: allowed && status === 'passed',
      tables: [reportTable(cells)],
      states: { visit: statesOf(cells) },
    });
    return { status: allowed ? status : 'failed' };
  }
}

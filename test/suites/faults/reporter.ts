/** Gathers the cells that the tests filled, and tells of the table. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { allRows, cellsOf, type Cell } from './cells.ts';
import { figures, markdownOf, reasonsOf, slowestOf, tableOf } from './report.ts';

const FILE = join(import.meta.dirname, '../../../test-results/faults.md');

export default class FaultsReporter implements Reporter {
  readonly #cells: Cell[] = [];
  readonly #failures = new Map<string, string>();
  readonly #started = performance.now();

  printsToStdio() {
    return true;
  }

  /** Of no test: the harness itself. */
  onError({ message = 'unknown' }: TestError) {
    process.stdout.write(`${message}\n`);
  }

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
    const cells = allRows.flatMap((row) =>
      cellsOf(row).map((fault): Cell => {
        const found = this.#cells.find((cell) => cell.row === row.name && cell.fault === fault);
        const { wrong, ms } = found ?? { wrong: `not run: ${this.#failures.get(row.name) ?? ''}`, ms: 0 };
        return { row: row.name, fault, wrong: wrong === null ? null : stripVTControlCharacters(wrong), ms };
      }),
    );
    const line = figures(cells, performance.now() - this.#started);
    process.stdout.write(`${[...tableOf(cells), ...reasonsOf(cells), line].join('\n')}\n`);
    await mkdir(dirname(FILE), { recursive: true });
    await writeFile(
      FILE,
      `${[...markdownOf(cells), '', ...reasonsOf(cells), '', slowestOf(cells), '', line].join('\n')}\n`,
    );
    const allowed = cells.length > 0 && cells.every(({ wrong }) => wrong === null);
    return { status: allowed ? status : 'failed' };
  }
}

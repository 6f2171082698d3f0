/** Tells of the journeys: a line for each; of one that failed where it stood, what was done, expected and came, and the command that repeats it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { headline } from '../../harness/headline.ts';
import { keepResult, type FailedTest, type TableRow } from '../../results/result.ts';
import { ChromiumReporter } from '../in-chromium.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const engineOf = (test: TestCase) => test.parent.project()?.name ?? '';

/** The pictures that a failed journey has left, as files. */
function picturesOf(test: TestCase, { attachments }: TestResult, folder: string): string[] {
  return attachments.flatMap(({ body, contentType }) => {
    if (!body || contentType !== 'image/png') return [];
    const file = join(folder, `${engineOf(test)}-${test.id}.png`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, body);
    return [file];
  });
}

export default class EnginesReporter extends ChromiumReporter implements Reporter {
  readonly #failed: FailedTest[] = [];
  /** By engine and title: whether the journey went as it must. */
  readonly #outcomes = new Map<string, Map<string, boolean>>();
  #folder = '';
  #all = 0;

  onBegin({ rootDir }: FullConfig, suite: Suite) {
    this.#folder = join(rootDir, '../../../test-results/engines-pictures');
    this.#all = suite.allTests().length;
  }
  onTestEnd(test: TestCase, result: TestResult) {
    const { title } = test;
    const engine = engineOf(test);
    const passed = result.status === 'passed';
    this.#outcomes.set(engine, (this.#outcomes.get(engine) ?? new Map<string, boolean>()).set(title, passed));
    const seconds = (result.duration / 1000).toFixed(1);
    if (passed) {
      print(`✓ ${engine}: ${title}  ${seconds} s`);
      return;
    }
    const [message = result.status, ...others] = result.errors.map(({ message = '' }) =>
      message.replace(/^Error: /, ''),
    );
    const failure = {
      name: `${engine}: ${title}`,
      headline: `${engine}: ${headline({ message })}`,
      again: `npm run engines -- --engine ${engine} --only "${title.replace(/ \(.*$/, '')}"`,
      pictures: picturesOf(test, result, this.#folder),
    };
    this.#failed.push(failure);
    print(`✗ ${failure.headline}`);
    print(`  ${title}  ${seconds} s`);
    print(`  again: ${failure.again}`);
    for (const line of [...message.split('\n').slice(1), ...others]) print(`    ${line}`);
  }

  #rows(): TableRow[] {
    const all = [...this.#outcomes.values()];
    const titles = new Set(all.flatMap((one) => [...one.keys()]));
    const mark = (passed: boolean | undefined) => (passed === undefined ? '' : passed ? '✓' : '✗');
    return [...titles].map((title) => {
      const each = all.map((one) => one.get(title));
      return { cells: [title].concat(each.map(mark)), isGood: !each.includes(false) };
    });
  }
  onEnd({ status }: FullResult) {
    const counts = [...this.#outcomes].map(
      ([engine, all]) => [engine, [...all.values()].filter(Boolean).length] as const,
    );
    const passed = counts.reduce((sum, [, count]) => sum + count, 0);
    const each = counts.map(([engine, count]) => `${count} in ${engine}`).join(', ');
    const line = `engines: ${passed} of ${this.#all} journeys (${each}), ${this.seconds()} s`;
    const head = ['journey', ...this.#outcomes.keys()];
    const tables = [{ title: 'The main journeys, by engine', head, rows: this.#rows() }];
    keepResult('engines', { line, passed: status === 'passed', failed: this.#failed, tables });
    print(line);
  }
}

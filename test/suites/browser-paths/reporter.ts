/** Tells of the paths that were played: a line for every fifty, the steps of those that failed in words, and the command that plays one alone. */
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { ENGINE_ROWS } from '../../harness/engines.ts';
import { ChromiumReporter } from '../in-chromium.ts';
import { rows } from '../../witness/rows.ts';
import { readOrder } from './order.ts';

const print = (text: string) => process.stdout.write(text);

export default class PathsReporter extends ChromiumReporter implements Reporter {
  readonly #order = readOrder();
  #all = 0;
  #played = 0;
  #steps = 0;
  #failed = 0;
  readonly #rows = new Set<string>();

  onBegin(_: FullConfig, suite: Suite) {
    this.#all = suite.allTests().length;
  }
  onTestEnd({ title: id }: TestCase, { status, errors, annotations }: TestResult) {
    const steps = annotations.filter(({ type }) => type === 'step').map(({ description = '' }) => description);
    for (const { type, description = '' } of annotations) if (type === 'row') this.#rows.add(description);
    this.#played += 1;
    this.#steps += steps.length;
    if (this.#played % 50 === 0) print(`${this.#played} of ${this.#all} paths, ${this.#steps} steps\n`);
    if (status === 'passed') return;
    this.#failed += 1;
    const why = errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n');
    print(`\n✗ ${id}\n${steps.map((step) => `  ✓ ${step}\n`).join('')}  ✗ ${why.replaceAll('\n', '\n    ')}\n`);
    print(`  again: ${this.#order.again.replace('<id>', id)}\n`);
  }

  onEnd() {
    const { engine, language, width } = this.#order;
    print(
      `paths in ${ENGINE_ROWS[engine].label}: ${this.#played - this.#failed} of ${this.#all} paths as drawn, ${this.#steps} steps, ${this.#rows.size} of ${rows.length} rows, ${language}, ${width} px, ${this.seconds()} s\n`,
    );
  }
}

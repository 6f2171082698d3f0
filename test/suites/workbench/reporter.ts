/** Tells of the workbench's tests: a line for each; of one that failed what was expected and came. */
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { headline } from '../../harness/headline.ts';
import { ChromiumReporter } from '../in-chromium.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

export default class WorkbenchReporter extends ChromiumReporter implements Reporter {
  #all = 0;
  #passed = 0;

  onBegin(_: FullConfig, suite: Suite) {
    this.#all = suite.allTests().length;
  }
  onTestEnd({ title, location: { file } }: TestCase, { status, errors: [error], duration }: TestResult) {
    const passed = status === 'passed';
    if (passed) this.#passed += 1;
    print(`${passed ? '✓' : '✗'} ${title}  ${(duration / 1000).toFixed(1)} s`);
    if (passed) return;
    const { message = status } = error ?? {};
    print(`  ${headline({ message })}`);
    print(`  again: npm run test:workbench -- ${file.replace(/.*\//, '')}`);
    for (const line of message.split('\n').slice(1)) print(`    ${line}`);
  }
  onEnd({ status }: FullResult) {
    print(
      `workbench: ${this.#passed} of ${this.#all} tests, ${this.seconds()} s${status === 'passed' ? '' : `, ${status}`}`,
    );
  }
}

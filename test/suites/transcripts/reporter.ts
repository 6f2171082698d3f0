/** Tells of the transcripts: of each that is not as it is kept the first line that differs, and of each fault what was said. */
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';
import { headline } from '../../harness/headline.ts';
import { ChromiumReporter } from '../in-chromium.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

export default class TranscriptsReporter extends ChromiumReporter implements Reporter {
  #all = 0;
  #passed = 0;

  onBegin(_: FullConfig, suite: Suite) {
    this.#all = suite.allTests().length;
  }
  onTestEnd({ title }: TestCase, { status, errors, duration }: TestResult) {
    const passed = status === 'passed';
    if (passed) this.#passed += 1;
    print(`${passed ? '✓' : '✗'} ${title}  ${(duration / 1000).toFixed(1)} s`);
    for (const { message = status } of errors) {
      print(`  ${headline({ message })}`);
      for (const line of stripVTControlCharacters(message).split('\n').slice(1)) print(`    ${line}`);
    }
    if (!passed) print(`  again: npm run transcripts -- "${title}"; kept on purpose: … --write "${title}"`);
  }
  onEnd({ status }: FullResult) {
    const passed = status === 'passed' ? '' : `, ${status}`;
    print(`transcripts: ${this.#passed} of ${this.#all} paths as they are kept, ${this.seconds()} s${passed}`);
  }
}

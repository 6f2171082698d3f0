/** A line a test; of each that failed first the page, the last action, what was expected and came; then the command that repeats it. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import { headline } from '../harness/headline.ts';
import { keepRan, type RanTest } from '../results/ran.ts';
import { keepResult, picturesIn, type FailedTest } from '../results/result.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
/** The page that a failed test stood on (`fixtures.ts`). */
export const LAST_PAGE = 'last page';

const stepsOf = (steps: readonly TestStep[]): TestStep[] => steps.flatMap((step) => [step, ...stepsOf(step.steps)]);
const isAction = ({ category, title }: TestStep) =>
  category === 'pw:api' &&
  /^(?:Click|Double click|Tap|Fill|Press|Type|Insert|Check|Uncheck|Set|Select|Hover|Navigate|Reload|Go )/.test(title);

/** An action as it stands in the test. */
function wordsOf({ title, location }: TestStep): string {
  if (!location) return title;
  const line = readFileSync(location.file, 'utf8').split('\n')[location.line - 1] ?? '';
  return line
    .trim()
    .replace(/^(?:await|return) /, '')
    .replace(/;$/, '');
}
/** The last that was done before something failed. */
function lastAction({ steps }: TestResult): string | null {
  const all = stepsOf(steps);
  const failed = all.findIndex(({ error, category }) => error !== undefined && category === 'expect');
  const last = all.slice(0, failed === -1 ? undefined : failed).findLast(isAction);
  return last ? wordsOf(last) : null;
}
const textOf = ({ attachments }: TestResult, name: string) =>
  attachments.find((one) => one.name === name)?.body?.toString() ?? null;

/** What a failed test says of itself. */
export function failureOf(test: TestCase, result: TestResult): FailedTest {
  // Where the time is up, what was waited for until then says more.
  const messages = result.errors.map(({ message = '' }) => message);
  const message = messages.find((one) => /Expected|Received/.test(one)) ?? messages[0] ?? result.status;
  const where = [textOf(result, LAST_PAGE), lastAction(result)].filter(Boolean).join(', after ');
  const found = headline({ message });
  return {
    name: test.titlePath().slice(2).join(' › '),
    headline: [where, found].filter(Boolean).join(': '),
    again: `npm run test:browser -- ${relative(process.cwd(), test.location.file)}:${test.location.line}`,
    pictures: picturesIn(result.attachments),
  };
}

export default class BrowserReporter implements Reporter {
  readonly #began = performance.now();
  readonly #failed: FailedTest[] = [];
  readonly #ran: RanTest[] = [];
  #all = 0;
  #done = 0;
  #passed = 0;

  printsToStdio() {
    return true;
  }
  onBegin(_: FullConfig, suite: Suite) {
    this.#all = suite.allTests().length;
  }
  onError({ message = 'unknown' }: { message?: string }) {
    print(message);
  }
  onTestEnd(test: TestCase, result: TestResult) {
    this.#done += 1;
    const name = test.titlePath().slice(2).join(' › ');
    const seconds = (result.duration / 1000).toFixed(1);
    const passed = result.status === test.expectedStatus;
    this.#ran.push({
      file: relative(process.cwd(), test.location.file),
      // The run, its project and its file go before.
      titles: test.titlePath().slice(3),
      passed: passed && result.status === 'passed',
    });
    if (passed) {
      this.#passed += 1;
      print(`✓ ${this.#done} of ${this.#all}  ${name}  ${seconds} s`);
      return;
    }
    const failure = failureOf(test, result);
    this.#failed.push(failure);
    print(`✗ ${failure.headline}`);
    print(`  ${failure.name}  ${seconds} s`);
    print(`  again: ${failure.again}`);
    for (const { message = '' } of result.errors) print(stripVTControlCharacters(message).replaceAll(/^/gm, '    '));
  }
  onEnd({ status }: FullResult) {
    const seconds = ((performance.now() - this.#began) / 1000).toFixed(1);
    const line = `browser: ${this.#passed} passed, ${this.#failed.length} failed of ${this.#all} tests, ${seconds} s`;
    keepRan('browser', this.#ran);
    keepResult('browser', { line, passed: status === 'passed', failed: this.#failed });
    print(line);
  }
}

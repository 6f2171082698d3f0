/**
 * Reporter of all browser suites: one line per test; for a failed test, expected, received and the command that repeats
 * it; finally a line of figures for each suite.
 */
import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { keepRan } from '../../tools/check/results/ran.ts';
import { headlineOf, messagesOf } from './failure.ts';
import { print } from '../../tools/process/command.ts';
import { keepShaky } from '../../tools/check/shaky.ts';
import { reportOf, type RanCase, type SuiteReport } from './suite-reports.ts';

/** Without the root suite. */
const pathOf = (test: TestCase) => test.titlePath().slice(1);
const projectOf = (test: TestCase) => pathOf(test)[0] ?? '';
const nameOf = (test: TestCase) => pathOf(test).join(' › ');
const isRepeated = (test: TestCase, { status }: TestResult) =>
  status !== test.expectedStatus && status !== 'interrupted' && test.results.length <= test.retries;

export default class BrowserReporter implements Reporter {
  readonly #ran = new Map<TestCase, TestResult>();
  #tests: readonly TestCase[] = [];

  printsToStdio() {
    return true;
  }
  onBegin(_: FullConfig, suite: Suite) {
    this.#tests = suite.allTests();
  }
  /** An error outside tests, in the harness itself. */
  onError({ message = 'unknown' }: { message?: string }) {
    print(message);
  }
  onTestEnd(test: TestCase, result: TestResult) {
    this.#ran.set(test, result);
    const seconds = `${(result.duration / 1000).toFixed(1)} s`;
    if (result.status === test.expectedStatus)
      print(`✓ ${this.#ran.size} of ${this.#tests.length}  ${nameOf(test)}  ${seconds}`);
    else this.#tellFailure(test, result, seconds);
  }
  #tellFailure(test: TestCase, result: TestResult, seconds: string) {
    print(`${isRepeated(test, result) ? '… to be repeated alone: ' : '✗ '}${headlineOf(result)}`);
    print(`  ${nameOf(test)}  ${seconds}`);
    print(`  again: ${reportOf(projectOf(test)).again(test)}`);
    for (const { type, description } of result.annotations) if (type === 'step') print(`    ✓ ${description}`);
    for (const message of messagesOf(result)) print(message.replaceAll(/^/gm, '    '));
  }
  async onEnd({ status }: FullResult) {
    const suites = Map.groupBy(this.#tests, (test) => reportOf(projectOf(test)));
    for (const [suite, tests] of suites) await this.#end(suite, tests, status);
  }

  async #end(suite: SuiteReport, tests: readonly TestCase[], status: FullResult['status']) {
    const cases = tests.flatMap((test): RanCase[] => {
      const result = this.#ran.get(test);
      return result ? [{ test, result, project: projectOf(test), passed: test.ok() }] : [];
    });
    const figures = (await suite.figures?.(cases)) ?? [];
    const passed = cases.filter((one) => one.passed).length;
    const shaky = tests.filter((test) => test.outcome() === 'flaky').map(nameOf);
    const line = [
      `${suite.name}: ${passed} of ${tests.length} ${suite.counts}`,
      ...figures,
      `${secondsOf(cases)} s`,
      ...(status === 'passed' || status === 'failed' ? [] : [status]),
      ...(shaky.length > 0 ? [`shaky: ${shaky.length} (${shaky.join('; ')})`] : []),
    ].join(', ');
    keepShaky(shaky);
    if (suite.name === 'browser') keepRan('browser', cases.map(ranOf));
    print(line);
  }
}

const ranOf = ({ test, passed }: RanCase) => ({
  file: relative(process.cwd(), test.location.file),
  // The project and the file precede.
  titles: pathOf(test).slice(2),
  passed,
});
/** From the start of the first test to the end of the last. */
function secondsOf(cases: readonly RanCase[]): string {
  const begun = cases.map(({ result }) => result.startTime.getTime());
  const ended = cases.map(({ result }, at) => (begun[at] ?? 0) + result.duration);
  return cases.length === 0 ? '0' : ((Math.max(...ended) - Math.min(...begun)) / 1000).toFixed(1);
}

/**
 * After Playwright's own reporter: a line of figures for each browser suite, and what ran, for the accessibility
 * statement.
 */
import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { keepRan } from '../../tools/check/results/ran.ts';
import { print } from '../../tools/process/command.ts';
import { keepShaky } from '../../tools/check/shaky.ts';
import { reportOf, type RanCase, type SuiteReport } from './suite-reports.ts';

/** Without the root suite: project, file, groups, title. */
const pathOf = (test: TestCase) => test.titlePath().slice(1);
const projectOf = (test: TestCase) => pathOf(test)[0] ?? '';

export default class FiguresReporter implements Reporter {
  #tests: readonly TestCase[] = [];

  printsToStdio() {
    return false;
  }
  onBegin(_: FullConfig, suite: Suite) {
    this.#tests = suite.allTests();
  }
  async onEnd({ status }: FullResult) {
    const suites = Map.groupBy(this.#tests, (test) => reportOf(projectOf(test)));
    for (const [suite, tests] of suites) await end(suite, tests, status);
  }
}

async function end(suite: SuiteReport, tests: readonly TestCase[], status: FullResult['status']) {
  const cases = tests.flatMap((test): RanCase[] => {
    const result = test.results.at(-1);
    return result ? [{ test, result, project: projectOf(test), passed: test.ok() }] : [];
  });
  const figures = (await suite.figures?.(cases)) ?? [];
  const passed = cases.filter((one) => one.passed).length;
  const shaky = tests.filter((test) => test.outcome() === 'flaky').map((test) => pathOf(test).join(' › '));
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

const ranOf = ({ test, passed }: RanCase) => ({
  file: relative(process.cwd(), test.location.file),
  titles: pathOf(test).slice(2),
  passed,
});
/** From the start of the first test to the end of the last. */
function secondsOf(cases: readonly RanCase[]): string {
  const begun = cases.map(({ result }) => result.startTime.getTime());
  const ended = cases.map(({ result }, at) => (begun[at] ?? 0) + result.duration);
  return cases.length === 0 ? '0' : ((Math.max(...ended) - Math.min(...begun)) / 1000).toFixed(1);
}

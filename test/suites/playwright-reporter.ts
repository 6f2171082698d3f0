/** After Playwright's own reporter: a line for each browser suite, and what ran, for the accessibility statement. */
import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { keepRan } from '../../tools/check/results/ran.ts';
import { print } from '../../tools/process/command.ts';
import { keepShaky } from '../../tools/check/shaky.ts';

/** By project: the name of the suite, and what its tests are called. */
const SUITES: Readonly<Record<string, readonly [name: string, counts: string]>> = {
  browser: ['browser', 'tests'],
  windows: ['windows', 'tests'],
  paths: ['paths in Chromium', 'paths as drawn'],
  transcripts: ['transcripts', 'tests'],
  faults: ['faults', 'rows'],
  workbench: ['workbench', 'tests'],
  firefox: ['engines', 'journeys'],
  webkit: ['engines', 'journeys'],
};
/** Without the root suite: project, file, groups, title. */
const pathOf = (test: TestCase) => test.titlePath().slice(1);
const suiteOf = (test: TestCase): readonly string[] => SUITES[pathOf(test)[0] ?? ''] ?? [];

export default class FiguresReporter implements Reporter {
  #tests: readonly TestCase[] = [];

  printsToStdio() {
    return false;
  }
  onBegin(_: FullConfig, suite: Suite) {
    this.#tests = suite.allTests();
  }
  onEnd({ status }: FullResult) {
    const suites = Map.groupBy(this.#tests, (test) => suiteOf(test)[0] ?? '');
    for (const [name, tests] of suites) end(name, tests, status);
  }
}

function end(name: string, tests: readonly TestCase[], status: FullResult['status']) {
  const ran = tests.filter(({ results }) => results.length > 0);
  const passed = ran.filter((test) => test.ok()).length;
  const [, counts] = tests[0] ? suiteOf(tests[0]) : [];
  const shaky = tests.filter((test) => test.outcome() === 'flaky').map((test) => pathOf(test).join(' › '));
  const line = [
    `${name}: ${passed} of ${tests.length} ${counts}`,
    `${secondsOf(ran.flatMap(({ results }) => results.slice(-1)))} s`,
    ...(status === 'passed' || status === 'failed' ? [] : [status]),
    ...(shaky.length > 0 ? [`shaky: ${shaky.length} (${shaky.join('; ')})`] : []),
  ].join(', ');
  keepShaky(shaky);
  if (name === 'browser') keepRan('browser', ran.map(ranOf));
  print(line);
}

const ranOf = (test: TestCase) => ({
  file: relative(process.cwd(), test.location.file),
  titles: pathOf(test).slice(2),
  passed: test.ok(),
});
/** From the start of the first test to the end of the last. */
function secondsOf(results: readonly TestResult[]): string {
  const begun = results.map(({ startTime }) => startTime.getTime());
  const ended = results.map(({ startTime, duration }) => startTime.getTime() + duration);
  return results.length === 0 ? '0' : ((Math.max(...ended) - Math.min(...begun)) / 1000).toFixed(1);
}

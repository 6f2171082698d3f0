/** After Vitest's own reporter: the line of the tests on PostgreSQL, and what ran, for the accessibility statement. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { keepRan } from '../../tools/check/results/ran.ts';
import { print } from '../../tools/process/command.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of cut database connections, one per statement. */
    cuts?: number;
  }
}

/** The unit test projects, from whose results the accessibility statement is made. */
const UNIT: ReadonlySet<string> = new Set(['node', 'dom', 'fresh', 'alone']);
const isPassed = (test: TestCase) => test.result().state === 'passed';

/** The titles of its groups, and its own. */
function titlesOf(test: TestCase): string[] {
  const titles = [test.name];
  for (let { parent } = test; parent.type === 'suite'; { parent } = parent) titles.unshift(parent.name);
  return titles;
}

export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const project = modules[0]?.project.name ?? '';
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter(isPassed).length;
    const cuts = tests.reduce((sum, test) => sum + (test.meta().cuts ?? 0), 0);
    const figures = cuts === 0 ? '' : `, connections cut ${cuts} times`;
    if (UNIT.has(project))
      keepRan(
        'unit',
        tests.map((test) => ({
          file: test.module.relativeModuleId,
          titles: titlesOf(test),
          passed: isPassed(test),
        })),
      );
    if (project.startsWith('postgres'))
      print(
        `${project}: ${passed} of ${tests.length} tests passed, in ${modules.length} files${figures}${process.env['TESTS_RAN'] ?? ''}`,
      );
  }
}

/** After Vitest's own reporter: stores the results, for the flow workbench and the accessibility statement. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { keepRan } from '../../tools/check/results/ran.ts';
import { keepResult, type SuiteName } from '../../tools/check/results/result.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of cut database connections, one per statement. */
    cuts?: number;
  }
}

/** The unit test projects; `processes` and `releases` have separate runs, whose results are not stored. */
const UNIT: ReadonlySet<string> = new Set(['node', 'dom', 'fresh', 'alone']);

/** The suite under which results of a project are stored, or null. */
const keptAs = (project: string): SuiteName | null => {
  if (project === 'postgres' || project === 'postgres-plain' || project === 'fuzz') return project;
  return UNIT.has(project) ? 'unit' : null;
};
const isPassed = (test: TestCase) => test.result().state === 'passed';

/** The titles of its groups, and its own. */
function titlesOf(test: TestCase): string[] {
  const titles = [test.name];
  for (let { parent } = test; parent.type === 'suite'; { parent } = parent) titles.unshift(parent.name);
  return titles;
}

export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const [first] = modules;
    const suite = first ? keptAs(first.project.name) : null;
    if (suite === null) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter(isPassed).length;
    const cuts = tests.reduce((sum, test) => sum + (test.meta().cuts ?? 0), 0);
    const figures = cuts === 0 ? '' : `, connections cut ${cuts} times`;
    if (suite === 'unit')
      keepRan(
        'unit',
        tests.map((test) => ({
          file: test.module.relativeModuleId,
          titles: titlesOf(test),
          passed: isPassed(test),
        })),
      );
    keepResult(suite, {
      line: `${suite}: ${passed} of ${tests.length} tests passed, in ${modules.length} files${figures}`,
      passed: errors.length === 0 && modules.every((module) => module.ok()),
    });
  }
}

/**
 * Vitest's own reporter, preceded for each failure by one line with the test, expected and received; then the command
 * that repeats it.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { DefaultReporter, type TestCase, type TestModule, type TestSuite } from 'vitest/node';
import { keepRan } from '../../tools/check/results/ran.ts';
import { keepResult, SUITES, type FailedTest, type SuiteName } from '../../tools/check/results/result.ts';
import { headline } from './headline.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of cut database connections, one per statement. */
    cuts?: number;
  }
}

type Task = TestCase | TestSuite | TestModule;
type TaskError = ReturnType<TestModule['errors']>[number];
const errorsOf = (task: Task): readonly TaskError[] =>
  task.type === 'test' ? (task.result().errors ?? []) : task.errors();
const textIn = (error: TaskError, key: 'diff' | 'expected' | 'actual'): string | undefined => {
  const text = error[key];
  return typeof text === 'string' ? text : undefined;
};

/** Maximum number of lines of a diff. */
const MOST_LINES = 40;
const quoted = (text: string) => `"${text.replaceAll(/[$`"\\]/g, String.raw`\$&`)}"`;
/** As a pattern for `-t`. */
const pattern = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where in the test an error was thrown, with the source line. */
function sourceOf({ stacks = [] }: TaskError, test: string): string {
  const frame = stacks.find((one) => one.file === test) ?? stacks[0];
  if (!frame) return relative(process.cwd(), test);
  const file = relative(process.cwd(), frame.file);
  return `${file}:${frame.line}  ${readFileSync(frame.file, 'utf8').split('\n')[frame.line - 1]?.trim() ?? ''}`;
}
const traceOf = ({ stacks = [] }: TaskError) =>
  stacks.map(({ file, line, method }) => `${method} ${relative(process.cwd(), file)}:${line}`);

/** Counts of the tests, from their `meta`, for the last line. */
const figuresOf = (tests: readonly TestCase[]): string => {
  const cuts = tests.reduce((sum, test) => sum + (test.meta().cuts ?? 0), 0);
  return cuts === 0 ? '' : `, connections cut ${cuts} times`;
};

/** The unit test projects; `processes` and `releases` have separate runs, whose results are not stored. */
const UNIT: ReadonlySet<string> = new Set(['node', 'dom', 'fresh', 'alone']);

/** The suite under which results of a project are stored, or null. */
export const keptAs = (project: string): SuiteName | null => {
  if (project === 'postgres' || project === 'postgres-plain' || project === 'fuzz') return project;
  return UNIT.has(project) ? 'unit' : null;
};
const suiteOf = ({ project }: Task) => keptAs(project.name) ?? 'unit';

/** Each error of a task, in one line, and the command that repeats it. */
function failuresOf(task: Task): { failure: FailedTest; error: TaskError }[] {
  const { relativeModuleId: file } = task.type === 'module' ? task : task.module;
  const name = [file, task.type === 'module' ? '' : task.fullName].filter(Boolean).join(' > ');
  const select = task.type === 'test' ? ` -t ${quoted(pattern(task.fullName.replaceAll(' > ', ' ')))}` : '';
  return errorsOf(task).map((error) => {
    const found = { message: error.message, expected: textIn(error, 'expected'), actual: textIn(error, 'actual') };
    const again = `${SUITES[suiteOf(task)]} -- ${file}${select}`;
    return { failure: { name, headline: headline(found), again, pictures: [] }, error };
  });
}

function* linesOf(task: Task): Generator<string> {
  const { moduleId } = task.type === 'module' ? task : task.module;
  for (const { failure, error } of failuresOf(task)) {
    yield `✗ ${failure.name}: ${failure.headline}`;
    yield `  again: ${failure.again}`;
    yield `  at ${sourceOf(error, moduleId)}`;
    const diff =
      textIn(error, 'diff')
        ?.split('\n')
        .filter((line) => line.trim() !== '') ?? traceOf(error);
    yield* diff.slice(0, MOST_LINES).map((line) => `    ${line}`);
    if (diff.length > MOST_LINES) yield `    and ${diff.length - MOST_LINES} lines more`;
    yield '';
  }
}

/** The titles of its groups, and its own. */
function titlesOf(test: TestCase): string[] {
  const titles = [test.name];
  for (let { parent } = test; parent.type === 'suite'; { parent } = parent) titles.unshift(parent.name);
  return titles;
}

export default class FailureReporter extends DefaultReporter {
  #modules: readonly TestModule[] = [];

  override onTestRunEnd(...[modules, ...rest]: Parameters<DefaultReporter['onTestRunEnd']>) {
    this.#modules = modules;
    super.onTestRunEnd(modules, ...rest);
  }
  override reportSummary(files: Parameters<DefaultReporter['reportSummary']>[0], errors: unknown[]) {
    const failed = this.#modules.flatMap((module) =>
      [module, ...module.children.allSuites(), ...module.children.allTests()].filter(
        (task) => errorsOf(task).length > 0,
      ),
    );
    this.log();
    for (const task of failed) for (const line of linesOf(task)) this.log(line);
    if (errors.length > 0) this.ctx.logger.printUnhandledErrors(errors);
    this.reportTestSummary(files, errors, 0);
    const tests = this.#modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const [first] = this.#modules;
    const suite = first ? keptAs(first.project.name) : null;
    if (suite === null) return;
    if (suite === 'unit')
      keepRan(
        'unit',
        tests.map((test) => ({
          file: test.module.relativeModuleId,
          titles: titlesOf(test),
          passed: test.result().state === 'passed',
        })),
      );
    keepResult(suite, {
      line: `${suite}: ${passed} of ${tests.length} tests passed, in ${this.#modules.length} files${figuresOf(tests)}`,
      passed: failed.length + errors.length === 0,
      failed: failed.flatMap(failuresOf).map(({ failure }) => failure),
    });
  }
}

/**
 * Vitest's own reporter, preceded for each failure by one line with the test, expected and received; then the command
 * that repeats it.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { DefaultReporter, type TestCase, type TestModule, type TestSuite } from 'vitest/node';
import { keepRan } from '../../tools/check/results/ran.ts';
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

/** The unit test projects, from whose results the accessibility statement is made. */
const UNIT: ReadonlySet<string> = new Set(['node', 'dom', 'fresh', 'alone']);
/** The tools that run the other projects. */
const TOOLS = new Map([
  ['postgres', 'postgres'],
  ['postgres-plain', 'postgres --plain'],
  ['fuzz', 'fuzz'],
]);

/** Each error of a task, in one line, and the command that repeats it. */
function failuresOf(task: Task) {
  const { relativeModuleId: file } = task.type === 'module' ? task : task.module;
  const name = [file, task.type === 'module' ? '' : task.fullName].filter(Boolean).join(' > ');
  const select = task.type === 'test' ? ` -t ${quoted(pattern(task.fullName.replaceAll(' > ', ' ')))}` : '';
  return errorsOf(task).map((error) => {
    const found = { message: error.message, expected: textIn(error, 'expected'), actual: textIn(error, 'actual') };
    const again = `npm run tool -- ${TOOLS.get(task.project.name) ?? 'unit'} -- ${file}${select}`;
    return { name, headline: headline(found), again, error };
  });
}

function* linesOf(task: Task): Generator<string> {
  const { moduleId } = task.type === 'module' ? task : task.module;
  for (const { name, headline: said, again, error } of failuresOf(task)) {
    yield `✗ ${name}: ${said}`;
    yield `  again: ${again}`;
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
    const project = this.#modules[0]?.project.name ?? '';
    if (project.startsWith('postgres'))
      this.log(
        `${project}: ${passed} of ${tests.length} tests passed, in ${this.#modules.length} files${figuresOf(tests)}${process.env['TESTS_RAN'] ?? ''}`,
      );
    if (UNIT.has(project))
      keepRan(
        'unit',
        tests.map((test) => ({
          file: test.module.relativeModuleId,
          titles: titlesOf(test),
          passed: test.result().state === 'passed',
        })),
      );
  }
}

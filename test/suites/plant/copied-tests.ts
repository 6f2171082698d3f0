/** The tests of the copy, run by one Vitest: what no mistake touches is compiled once. */
import { join } from 'node:path';
import { escapeRegExp } from 'es-toolkit/string';
import { createVitest, type TestCase, type TestRunResult } from 'vitest/node';
import { headline } from '../../harness/headline.ts';

export interface FailedTest {
  /** Groups and title, joined by ` > `. */
  name: string;
  /** What was expected and came, in a line. */
  headline: string;
}
export interface Outcome {
  /** Full names of the tests that passed. */
  passed: readonly string[];
  failed: readonly FailedTest[];
  /** What failed beside tests, in a line each: a file that can't be loaded, a hook, an error that nobody caught. */
  broken: readonly string[];
}
export interface CopiedTests {
  /** Runs the tests of a file, by its path in the checkout, whose names hold one of the titles. */
  run: (file: string, titles: readonly string[]) => Promise<Outcome>;
  /** A file was written anew. */
  changed: (file: string) => void;
  close: () => Promise<void>;
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

function outcomeOf(tests: readonly TestCase[], { testModules, unhandledErrors }: TestRunResult, id: string): Outcome {
  const module = testModules.find(({ moduleId }) => moduleId === id);
  const around = module ? [module, ...module.children.allSuites()].flatMap((one) => one.errors()) : [];
  return {
    passed: tests.filter((test) => test.result().state === 'passed').map(({ fullName }) => fullName),
    failed: tests.flatMap((test) => {
      const [error] = test.result().errors ?? [];
      return error ? [{ name: test.fullName, headline: headline({ message: error.message }) }] : [];
    }),
    broken: [...around, ...unhandledErrors].map((error) => headline({ message: messageOf(error) })),
  };
}

/** Of names as Vitest compares them, whatever it joins groups and title by. */
const patternOf = (titles: readonly string[]): RegExp =>
  new RegExp(titles.map((title) => title.split(' > ').map(escapeRegExp).join(' (?:> )?')).join('|'));

/** @param folder the copy; the process moves there, for tests read files from where they are started. */
export async function startCopiedTests(folder: string): Promise<CopiedTests> {
  process.chdir(folder);
  // Of this run: Vitest keeps what runs before found.
  let ended: TestCase[] = [];
  const vitest = await createVitest('test', {
    root: folder,
    config: join(folder, 'vite.config.ts'),
    watch: false,
    cache: false,
    // Nothing of this belongs to what the checkout keeps of its own tests.
    experimental: { recordDependencies: false },
    reporters: [{ onTestCaseResult: (test) => void ended.push(test) }],
    // One name is enough; and what waits for what a mistake prevents may wait for long.
    bail: 1,
  });
  return {
    run: async (file, titles) => {
      vitest.setGlobalTestNamePattern(patternOf(titles));
      const specs = (await vitest.globTestSpecifications([file])).filter(
        ({ moduleId }) => moduleId === join(folder, file),
      );
      if (specs.length === 0) throw new Error(`${file} is no file of tests`);
      ended = [];
      const result = await vitest.runTestSpecifications(specs);
      return outcomeOf(ended, result, join(folder, file));
    },
    changed: (file) => vitest.invalidateFile(join(folder, file)),
    close: () => vitest.close(),
  };
}

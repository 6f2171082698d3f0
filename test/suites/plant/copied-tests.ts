/** Runs the tests of the copy in one Vitest, to compile unaffected modules once. */
import { join } from 'node:path';
import { escapeRegExp } from 'es-toolkit/string';
import { createVitest, type TestCase, type TestRunResult } from 'vitest/node';
import { headline } from '../../harness/headline.ts';

export interface FailedTest {
  /** Groups and title, joined by ` > `. */
  name: string;
  /** Expected and received, in one line. */
  headline: string;
}
export interface Outcome {
  /** Full names of the passed tests. */
  passed: readonly string[];
  failed: readonly FailedTest[];
  /** Failures outside tests, one line each: a file that can't be loaded, a hook, an uncaught error. */
  broken: readonly string[];
}
export interface CopiedTests {
  /** Runs the tests of a file, by its path in the checkout, whose names contain one of the titles. */
  run: (file: string, titles: readonly string[]) => Promise<Outcome>;
  /** Reports a changed file. */
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

/** Matches names however Vitest joins groups and title. */
const patternOf = (titles: readonly string[]): RegExp =>
  new RegExp(titles.map((title) => title.split(' > ').map(escapeRegExp).join(' (?:> )?')).join('|'));

/** @param folder the copy, which becomes the working directory, because tests read files relative to it. */
export async function startCopiedTests(folder: string): Promise<CopiedTests> {
  process.chdir(folder);
  // The tests of this run; Vitest also keeps those of earlier runs.
  let ended: TestCase[] = [];
  const vitest = await createVitest('test', {
    root: folder,
    config: join(folder, 'vitest.config.ts'),
    watch: false,
    cache: false,
    // The copy must not affect the checkout's own recorded data.
    experimental: { recordDependencies: false },
    reporters: [{ onTestCaseResult: (test) => void ended.push(test) }],
    // One detection is enough, and waiting for a prevented result may take long.
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

/** The result of a planted mistake. */
import type { CopiedTests, Outcome } from './copied-tests.ts';
import { isOfBrowser, runInBrowser } from './browser-tests.ts';
import type { Mistake } from './mistake.types.ts';
import { plant } from './scratch.ts';

export interface Verdict {
  mistake: Mistake;
  /** The test that detected it, and its message; null if the responsible test did not. */
  named: { name: string; headline: string } | null;
  /** Other failures, one line each. */
  instead: readonly string[];
}

export const isNamed = ({ named }: Verdict): boolean => named !== null;

function verdictOf(mistake: Mistake, { failed, broken }: Outcome): Verdict {
  const named = failed.find(({ name }) => name.includes(mistake.test.title)) ?? null;
  return {
    mistake,
    named,
    instead: named ? [] : [...failed.map(({ name, headline }) => `${name}: ${headline}`), ...broken],
  };
}

const runOf =
  (folder: string, tests: CopiedTests, isBuilt = false) =>
  (file: string, titles: readonly string[]) =>
    isOfBrowser(file) ? runInBrowser(folder, file, titles, isBuilt) : tests.run(file, titles);

/** Plants a mistake in the copy, runs the responsible test, and removes it. */
export async function tryMistake(folder: string, tests: CopiedTests, mistake: Mistake): Promise<Verdict> {
  const takeOut = plant(folder, mistake);
  tests.changed(mistake.file);
  try {
    return verdictOf(mistake, await runOf(folder, tests)(mistake.test.file, [mistake.test.title]));
  } finally {
    takeOut();
    tests.changed(mistake.file);
  }
}

/**
 * Runs the tests without a mistake, since tests that already fail detect nothing.
 * @returns the failures, one line each.
 */
export async function soundnessProblems(
  folder: string,
  tests: CopiedTests,
  mistakes: readonly Mistake[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  let isBuilt = false;
  for (const file of new Set(mistakes.map(({ test }) => test.file))) {
    const titles = mistakes.filter(({ test }) => test.file === file).map(({ test }) => test.title);
    const { passed, failed, broken } = await runOf(folder, tests, isBuilt)(file, titles);
    isBuilt ||= isOfBrowser(file);
    const wrong = [...failed.map(({ name, headline }) => `${name}: ${headline}`), ...broken];
    problems.push(...wrong.map((one) => `${file} fails without a mistake: ${one}`));
    for (const title of new Set(titles))
      if (!passed.some((name) => name.includes(title))) problems.push(`${file} has no test “${title}” that passes`);
  }
  return problems;
}

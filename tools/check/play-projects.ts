/** Runs projects of `playwright.config.ts`. */
import { createRequire } from 'node:module';
import { runHere } from '../process/child.ts';

/** @param args passed to Playwright. @returns the exit code. */
export const playProjects = (
  projects: readonly string[],
  variables: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<number> =>
  runHere(
    process.execPath,
    [
      createRequire(import.meta.url).resolve('@playwright/test/cli'),
      'test',
      ...projects.map((project) => `--project=${project}`),
      ...args,
    ],
    { ...process.env, ...variables },
  );

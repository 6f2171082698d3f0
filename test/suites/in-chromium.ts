/** What the suites that play in Chromium have in common. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runHere } from '../../scripts/child.ts';
import { stopwatch } from './print.ts';

/** Plays the suite of a folder, as its `playwright.config.ts` says. @param args of Playwright's command. @returns the exit code. */
export const playIn = (
  folder: string,
  variables: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<number> =>
  runHere(
    process.execPath,
    [
      createRequire(import.meta.url).resolve('@playwright/test/cli'),
      'test',
      '--config',
      join(folder, 'playwright.config.ts'),
      ...args,
    ],
    { ...process.env, ...variables },
  );

/** What every reporter of them says besides. */
export class ChromiumReporter {
  printsToStdio() {
    return true;
  }
  /** Of no test: the harness itself. */
  onError({ message = 'unknown' }: { message?: string }) {
    process.stdout.write(`${message}\n`);
  }
  /** How long it took till now. */
  protected seconds = stopwatch();
}

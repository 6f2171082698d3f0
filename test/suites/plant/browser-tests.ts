/** Tests of the copy on the built site in Chromium; the site is built again for each mistake. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { escapeRegExp } from 'es-toolkit/string';
import { headline } from '../../harness/headline.ts';
import type { FailedTest, Outcome } from './copied-tests.ts';

/** True for Playwright test files. */
export const isOfBrowser = (file: string): boolean => file.endsWith('.spec.ts');

/** The used parts of Playwright's output. */
interface Found {
  title: string;
  file?: string;
  suites?: readonly Found[];
  specs?: readonly {
    title: string;
    ok: boolean;
    tests: readonly { results: readonly { errors: { message?: string }[] }[] }[];
  }[];
}
/** In ms: shorter than for a busy machine, since a mistake often prevents the awaited result. */
const LIMIT = '90000';
const failuresOf = (errors: readonly { message?: string }[]): string =>
  headline({ message: stripVTControlCharacters(errors[0]?.message ?? 'failed') });

function outcomeOf(suites: readonly Found[], groups: readonly string[] = []): Outcome {
  const passed: string[] = [];
  const failed: FailedTest[] = [];
  for (const { title, file, suites: inner = [], specs = [] } of suites) {
    const path = title === file || title === '' ? groups : [...groups, title];
    for (const spec of specs) {
      const name = [...path, spec.title].join(' > ');
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      if (spec.ok) passed.push(name);
      else failed.push({ name, headline: failuresOf(errors) });
    }
    const below = outcomeOf(inner, path);
    passed.push(...below.passed);
    failed.push(...below.failed);
  }
  return { passed, failed, broken: [] };
}

/**
 * Runs the tests of a file whose names contain one of the titles.
 * @param isBuilt true if the site of the copy is current; otherwise it is built first.
 */
export async function runInBrowser(
  folder: string,
  file: string,
  titles: readonly string[],
  isBuilt: boolean,
): Promise<Outcome> {
  const written = mkdtempSync(join(tmpdir(), 'vestibule-found-'));
  const report = join(written, 'report.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const run = (...args: readonly string[]) => promisify(execFile)(process.execPath, args, { cwd: folder, env });
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const pattern = titles.map((title) => title.split(' > ').map(escapeRegExp).join(' ')).join('|');
  const asked = ['--grep', pattern, '--reporter', 'json', '--timeout', LIMIT, '--max-failures', '1'];
  try {
    if (!isBuilt) await run('tools/build/build.ts');
    // A failing test is expected.
    const ended = await run(cli, 'test', ...asked, `${escapeRegExp(file)}$`).then(
      () => 'passed',
      (error: unknown) => headline({ message: String(error) }),
    );
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
      suites: Found[];
      errors: { message?: string }[];
    };
    const outcome = outcomeOf(suites);
    const isEmpty = outcome.passed.length + outcome.failed.length === 0;
    return { ...outcome, broken: isEmpty ? [failuresOf(errors), ended] : [] };
  } catch (error) {
    return { passed: [], failed: [], broken: [headline({ message: String(error) })] };
  } finally {
    rmSync(written, { recursive: true });
  }
}

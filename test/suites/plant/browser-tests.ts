/** The tests of the copy that look at the built site in Chromium: it is built anew for each mistake. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { escapeRegExp } from 'es-toolkit/string';
import { headline } from '../../harness/headline.ts';
import type { FailedTest, Outcome } from './copied-tests.ts';

/** Files of tests that Playwright runs. */
export const isOfBrowser = (file: string): boolean => file.endsWith('.spec.ts');

/** As far as it is read of what Playwright writes. */
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
/** Milliseconds: what a mistake prevents is not waited for as long as what a busy machine delays. */
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
 * Runs the tests of a file whose names hold one of the titles.
 * @param isBuilt whether the site of the copy is as its sources are; else it is built first.
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
    // A test that fails is what is hoped for.
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

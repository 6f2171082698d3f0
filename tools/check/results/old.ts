/** Whether a suite's result is outdated: one of its inputs changed since. */
import { globSync, statSync } from 'node:fs';
import type { SuiteName, SuiteResult } from './result.ts';

const CHARTS = ['machines/**/*.ts', '{test/{model,witness},packages/witness}/**/*.ts'];
const PRODUCT = ['{machines,src,graphql,locales}/**/*.{ts,tsx,json,css}', '{test,packages}/**/*.ts'];
/** Suites that depend only on the charts and their model; the others depend on the whole product. */
const OF_CHARTS: readonly SuiteName[] = ['paths', 'proofs', 'mutation'];

const written = new Map<readonly string[], number>();
/** Latest modification time of these files, in ms. */
function lastWritten(patterns: readonly string[]): number {
  const known = written.get(patterns);
  if (known !== undefined) return known;
  const times = globSync([...patterns]).map((file) => statSync(file).mtimeMs);
  const last = times.reduce((one, other) => Math.max(one, other), 0);
  written.set(patterns, last);
  return last;
}

/** Checks the files once per process. */
export const isOld = (suite: SuiteName, result: Pick<SuiteResult, 'endedAt'>): boolean =>
  Date.parse(result.endedAt) < lastWritten(OF_CHARTS.includes(suite) ? CHARTS : PRODUCT);

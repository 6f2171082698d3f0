/** Whether what a suite found may be old: something that it reads was written since. */
import { globSync, statSync } from 'node:fs';
import type { SuiteName, SuiteResult } from './result.ts';

const CHARTS = ['machines/**/*.ts', '{test/{model,witness},packages/witness}/**/*.ts'];
const PRODUCT = ['{machines,src,graphql,locales}/**/*.{ts,tsx,json,css}', '{test,packages}/**/*.ts'];
/** These read the charts and their model alone; the others the whole product. */
const OF_CHARTS: readonly SuiteName[] = ['paths', 'proofs', 'mutation'];

const written = new Map<readonly string[], number>();
/** When the last of these was written, in milliseconds. */
function lastWritten(patterns: readonly string[]): number {
  const known = written.get(patterns);
  if (known !== undefined) return known;
  const times = globSync([...patterns]).map((file) => statSync(file).mtimeMs);
  const last = times.reduce((one, other) => Math.max(one, other), 0);
  written.set(patterns, last);
  return last;
}

/** Looks at the files once a process. */
export const isOld = (suite: SuiteName, result: Pick<SuiteResult, 'endedAt'>): boolean =>
  Date.parse(result.endedAt) < lastWritten(OF_CHARTS.includes(suite) ? CHARTS : PRODUCT);

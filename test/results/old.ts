/** Whether what a suite found may be old: something that it reads was written since. */
import { globSync, statSync } from 'node:fs';
import type { SuiteName, SuiteResult } from './result.ts';

const CHARTS = ['machines/**/*.ts', '{test/{model,witness},packages/witness}/**/*.ts'];
const PRODUCT = ['{machines,src,graphql,locales}/**/*.{ts,tsx,json,css}', '{test,packages}/**/*.ts'];
/** The files that a suite reads: the charts and their model alone, or the whole product. */
const READS: Readonly<Record<SuiteName, readonly string[]>> = {
  unit: PRODUCT,
  postgres: PRODUCT,
  'postgres-plain': PRODUCT,
  paths: CHARTS,
  proofs: CHARTS,
  mutation: CHARTS,
  browser: PRODUCT,
  'browser-paths': PRODUCT,
  engines: PRODUCT,
  faults: PRODUCT,
  walks: PRODUCT,
  fuzz: PRODUCT,
};

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
  Date.parse(result.endedAt) < lastWritten(READS[suite]);

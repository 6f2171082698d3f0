/**
 * The tests of a suite's last run in this checkout, with their results; the accessibility statement is made from them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RanTest {
  /** Relative to the checkout. */
  file: string;
  /** The titles of its groups, and its own. */
  titles: readonly string[];
  passed: boolean;
}
interface Ran {
  /** ISO 8601. */
  endedAt: string;
  tests: readonly RanTest[];
}
const FOLDER = 'node_modules/.cache/vestibule/results';
/** Runs that are stored. */
type RunName = 'unit' | 'browser';

const fileOf = (run: RunName) => join(FOLDER, `ran-${run}.json`);

/** Stores the tests of a run, replacing the previous one. */
export function keepRan(run: RunName, tests: readonly RanTest[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(run), JSON.stringify({ endedAt: new Date().toISOString(), tests } satisfies Ran));
}
/** The tests of the last run; null if it has not run in this checkout. */
export const readRan = (run: RunName): Ran | null =>
  existsSync(fileOf(run)) ? (JSON.parse(readFileSync(fileOf(run), 'utf8')) as Ran) : null;

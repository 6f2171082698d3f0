/** Which tests a suite ran when it last ran in this checkout, and which of them passed: what the accessibility statement is made from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS } from './result.ts';

export interface RanTest {
  /** From the top of the checkout. */
  file: string;
  /** Its groups’ titles and its own. */
  titles: readonly string[];
  passed: boolean;
}
interface Ran {
  /** ISO 8601. */
  endedAt: string;
  tests: readonly RanTest[];
}
/** The runs of which it is kept. */
type RunName = 'unit' | 'browser';

const fileOf = (run: RunName) => join(RESULTS, `ran-${run}.json`);

/** Keeps what a run ran, in place of what it ran before. */
export function keepRan(run: RunName, tests: readonly RanTest[]): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(fileOf(run), JSON.stringify({ endedAt: new Date().toISOString(), tests } satisfies Ran));
}
/** What a run ran last; null: it has not run in this checkout. */
export const readRan = (run: RunName): Ran | null =>
  existsSync(fileOf(run)) ? (JSON.parse(readFileSync(fileOf(run), 'utf8')) as Ran) : null;

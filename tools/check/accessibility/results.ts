/**
 * Stores the test results of a source until it is built. A build shows the results of exactly its own source; without
 * them it says that it was not tested.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestResults } from '../../../src/screens/Accessibility/areas.ts';
import { readRan } from '../results/ran.ts';
import { checkedOut } from '../results/tested.ts';
import { readBehaviours } from './behaviours.ts';
import { heldBy } from './held.ts';

const KEPT_IN = 'node_modules/.cache/vestibule/accessibility.json';

interface Kept {
  /** Git tree of the tested contents. */
  tree: string;
  results: TestResults;
}

/**
 * @param since ISO 8601: start of the run.
 * @returns the results of the tests that ended since then; null if unit or browser tests have not.
 */
export function resultsSince(since: string, version: string): TestResults | null {
  const runs = [readRan('unit'), readRan('browser')];
  const ended = runs.filter((run) => run !== null).filter(({ endedAt }) => endedAt >= since);
  const testedAt = ended
    .map(({ endedAt }) => endedAt)
    .toSorted()
    .at(-1);
  if (testedAt === undefined || ended.length < runs.length) return null;
  const tests = ended.flatMap((run) => run.tests);
  return { version, testedAt, ...heldBy(readBehaviours(), tests) };
}

/** Stores results, good or bad. `tree` was the same before and after the tests. */
export function keepTestResults(kept: Kept, file = KEPT_IN): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}

/** @returns the results of a tree; null if this tree and version were not tested. */
export function testResultsOf(tree: string | null, version: string, file = KEPT_IN): TestResults | null {
  if (tree === null) return null;
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return kept.tree === tree && kept.results.version === version ? kept.results : null;
  } catch {
    return null;
  }
}

/** Constants of a build: the results for its pages. */
export function definedResults(): Readonly<Record<string, string>> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const results = testResultsOf(checkedOut(), version);
  return { 'import.meta.env.ACCESSIBILITY_RESULTS': JSON.stringify(results) };
}

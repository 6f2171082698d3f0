/** What the tests found of a source, kept until it is built: a build takes what was found of exactly its own source, or nothing. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestResults } from '../../../src/screens/Accessibility/areas.ts';
import { readRan } from '../../check/results/ran.ts';
import { checkedOut } from '../tested.ts';
import { BEHAVIOURS } from './behaviours.ts';
import { heldBy } from './held.ts';

const KEPT_IN = 'node_modules/.cache/vestibule/accessibility.json';

interface Kept {
  /** Git's name of the contents that were tested. */
  tree: string;
  results: TestResults;
}

/**
 * Of the tests that ended since then. @param since ISO 8601.
 * @returns null where a run that behaviours name has not ended since.
 */
export function resultsSince(since: string, version: string): TestResults | null {
  const runs = [readRan('unit'), readRan('browser')];
  const ended = runs.filter((run) => run !== null).filter(({ endedAt }) => endedAt >= since);
  if (ended.length < runs.length) return null;
  const testedAt =
    ended
      .map(({ endedAt }) => endedAt)
      .toSorted()
      .at(-1) ?? since;
  return {
    version,
    testedAt,
    ...heldBy(
      BEHAVIOURS,
      ended.flatMap(({ tests }) => tests),
    ),
  };
}

/** Keeps what was found, whether it is good or not. @param tree as it was before the tests began, and as it is still. */
export function keepTestResults(kept: Kept, file = KEPT_IN): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}

/** What was found of a tree; null where nothing is known of exactly this one. */
export function testResultsOf(tree: string | null, version: string, file = KEPT_IN): TestResults | null {
  if (tree === null) return null;
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return kept.tree === tree && kept.results.version === version ? kept.results : null;
  } catch {
    return null;
  }
}

/** For a build: what its pages are given, as constants of the code. */
export function definedResults(): Readonly<Record<string, string>> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const results = testResultsOf(checkedOut(), version);
  return { 'import.meta.env.ACCESSIBILITY_RESULTS': JSON.stringify(results) };
}

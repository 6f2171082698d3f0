/** Records on which tree of the checkout `npm test` passed, by its git hash. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEPT_IN = 'node_modules/.cache/vestibule/tested.json';

/** The hash of the checked-out tree; null if there are uncommitted changes, or no git. */
export function checkedOut(): string | null {
  const git = (...args: readonly string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim();
  if (git('status', '--porcelain') !== '') return null;
  return git('rev-parse', 'HEAD^{tree}') || null;
}

export function isTested(tree: string): boolean {
  try {
    return (JSON.parse(readFileSync(KEPT_IN, 'utf8')) as { tree: string }).tree === tree;
  } catch {
    return false;
  }
}

/** @param tree unchanged since the tests began. */
export function keepTested(tree: string): void {
  mkdirSync(dirname(KEPT_IN), { recursive: true });
  writeFileSync(KEPT_IN, JSON.stringify({ tree }));
}

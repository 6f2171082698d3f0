/** Which contents of the checkout `npm test` passed on, by git's name of them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEPT_IN = 'node_modules/.cache/vestibule/tested.json';

/** The tree that is checked out; null where something is not committed, or git is not there. */
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

/** @param tree as it was before the tests began, and as it is still. */
export function keepTested(tree: string): void {
  mkdirSync(dirname(KEPT_IN), { recursive: true });
  writeFileSync(KEPT_IN, JSON.stringify({ tree }));
}

/**
 * Differences between the flows of this commit and another, which is checked out separately and read by its own
 * modules.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { differ, type Difference } from './differ.ts';
import { TITLES, type InWords } from './chart-entries.ts';

export interface Since {
  /** As given: a commit, a branch or a release. */
  ref: string;
  /** Abbreviated hash. */
  commit: string;
  /** ISO 8601 date. */
  date: string;
  differences: readonly Difference[];
}

/** The folder of the workbench in a checkout; commits before the move to `tools/` have the second. */
export const folderOf = (checkout: string): string | undefined =>
  ['tools/flows', 'workbench'].find((folder) => existsSync(join(checkout, folder, 'charts/facts.ts')));

const ROOT = join(import.meta.dirname, '../../..');
const READ = join(import.meta.dirname, 'read-commit.ts');
/** Maximum output in bytes, about ten times the usual size. */
const MOST = 32 * 1024 * 1024;
const run = promisify(execFile);
const outputOf = async (command: string, ...given: readonly string[]): Promise<string> =>
  (await run(command, given, { cwd: ROOT, maxBuffer: MOST })).stdout.trim();
const read = async (folder: string) => JSON.parse(await outputOf(process.execPath, READ, folder)) as InWords;

/**
 * The commit of a ref; for a release without a tag, the commit that set the version in package.json.
 * @throws if there is no such commit.
 */
async function commitOf(ref: string): Promise<string> {
  const named = await outputOf('git', 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => '');
  if (named !== '') return named;
  const found = await outputOf('git', 'log', '--format=%H', `-S"version": "${ref}"`, '--', 'package.json').catch(
    () => '',
  );
  const first = found.split('\n').at(-1) ?? '';
  if (first === '') throw new Error(`no commit, branch or release “${ref}” in this checkout`);
  return first;
}

/** @throws if there is no such commit, or today's packages can't read its charts. */
export async function since(ref: string): Promise<Since> {
  const commit = await commitOf(ref);
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-since-'));
  const checkout = join(folder, 'checkout');
  try {
    await outputOf('git', 'worktree', 'add', '--detach', '--force', checkout, commit);
    if (folderOf(checkout) === undefined)
      throw new Error(`${ref} is older than the workbench: its charts can’t be put into words`);
    symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
    const [before, now, date] = await Promise.all([
      read(checkout),
      read(ROOT),
      outputOf('git', 'show', '--no-patch', '--format=%cs', commit),
    ]);
    const differences = TITLES.map((title) => differ(title, before[title], now[title]));
    return { ref, commit: commit.slice(0, 8), date, differences };
  } finally {
    await outputOf('git', 'worktree', 'remove', '--force', checkout).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

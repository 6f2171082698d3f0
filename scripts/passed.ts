/** Which files a step read when it last passed, by their content: what has not changed since need not be judged anew. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Beside what Vite and the embedded database keep; a fresh clone has none, and all steps run. */
const KEPT = 'node_modules/.cache/vestibule/passed.json';

type Digests = Readonly<Record<string, string>>;

function kept(): Record<string, Digests> {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Digests>;
  } catch {
    return {};
  }
}
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url');

/** The files that the patterns name, with a digest of each; those of node_modules/ stand in the lock file. */
export const digestsOf = (patterns: readonly string[]): Digests =>
  Object.fromEntries(
    globSync(['package-lock.json', ...patterns], { exclude: ['node_modules/**'], withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replace(`${process.cwd()}/`, ''))
      .toSorted()
      .map((file) => [file, digest(file)]),
  );

/** The files that are new, changed or gone since the step passed. */
export function changedSince(step: string, now: Digests): string[] {
  const before = kept()[step] ?? {};
  return Object.keys({ ...before, ...now }).filter((file) => before[file] !== now[file]);
}
/** @param digests what was read before the step ran, so that what changes meanwhile counts as changed. */
export function keepPassed(step: string, digests: Digests) {
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ ...kept(), [step]: digests }));
}

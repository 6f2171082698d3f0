/** Digests of the files that a step read when it last passed; a step with unchanged files is skipped. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Next to the files of the embedded database; a fresh clone has no such file, so all steps run. */
const keptIn = () => join(process.cwd(), 'node_modules/.cache/vestibule/passed.json');

type Digests = Readonly<Record<string, string>>;

function kept(): Record<string, Digests> {
  try {
    return JSON.parse(readFileSync(keptIn(), 'utf8')) as Record<string, Digests>;
  } catch {
    return {};
  }
}
const digest = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(process.cwd(), file)))
    .digest('base64url');

/**
 * The files that match the patterns, each with a digest; the lock file covers node_modules/.
 * @param without names of files to ignore.
 */
export const digestsOf = (patterns: readonly string[], without = /^$/): Digests =>
  Object.fromEntries(
    globSync(['package-lock.json', ...patterns], {
      cwd: process.cwd(),
      exclude: ['node_modules/**'],
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile() && !without.test(entry.name))
      .map((entry) => relative(process.cwd(), join(entry.parentPath, entry.name)))
      .toSorted()
      .map((file) => [file, digest(file)]),
  );

/** Files that are new, changed or deleted since the step passed. */
export function changedSince(step: string, now: Digests): string[] {
  const before = kept()[step] ?? {};
  return Object.keys({ ...before, ...now }).filter((file) => before[file] !== now[file]);
}
/** @param digests taken before the step ran, so that later changes count. */
export function keepPassed(step: string, digests: Digests) {
  mkdirSync(dirname(keptIn()), { recursive: true });
  writeFileSync(keptIn(), JSON.stringify({ ...kept(), [step]: digests }));
}

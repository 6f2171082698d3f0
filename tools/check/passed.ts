/** Which files a step read when it last passed, by their content: what has not changed since need not be judged anew. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Beside what the embedded database keeps; a fresh clone has none, and all steps run. */
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
 * The files that the patterns name, with a digest of each; what stands in node_modules/ is told by the lock file.
 * @param without names of files that do not count.
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

/** The files that are new, changed or gone since the step passed. */
export function changedSince(step: string, now: Digests): string[] {
  const before = kept()[step] ?? {};
  return Object.keys({ ...before, ...now }).filter((file) => before[file] !== now[file]);
}
/** @param digests what was read before the step ran, so that what changes meanwhile counts as changed. */
export function keepPassed(step: string, digests: Digests) {
  mkdirSync(dirname(keptIn()), { recursive: true });
  writeFileSync(keptIn(), JSON.stringify({ ...kept(), [step]: digests }));
}

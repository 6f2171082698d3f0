/**
 * Where built sites lie. In `SITE_DIR` the build adds a folder for each release and then moves a link to it into place, so that
 * what is served is one release as a whole: `releases/<when>-<what>/`, and `current`, a link to one of them.
 */
import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** Unless `SITE_DIR` names another. */
export const DEFAULT_SITE_DIR = 'dist';
export const RELEASES = 'releases';
export const CURRENT = 'current';

/** Of a release, by the folder: the operations that its pages name by their hashes, `{ hash: text }`. Not served. */
export const DOCUMENTS_FILE = 'release/persisted-documents.json';

/**
 * The release that is served now, as a path without links: whatever is read below it is of one release.
 * @param dir `SITE_DIR`; without a link in it, it is a release itself.
 */
export const currentRelease = (dir: string): Promise<string> => realpath(join(dir, CURRENT)).catch(() => dir);

/** The release that was built last, for what looks at its files. */
export const builtRelease = (): string => join(process.env['SITE_DIR'] || DEFAULT_SITE_DIR, CURRENT);

/** All releases that are kept, the newest first; what has only begun is not among them. */
export const keptReleases = async (dir: string): Promise<readonly string[]> => {
  const names = await readdir(join(dir, RELEASES)).catch((): string[] => []);
  return names
    .toSorted()
    .toReversed()
    .map((name) => join(dir, RELEASES, name));
};

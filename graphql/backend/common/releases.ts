/**
 * Folders of built sites. The build adds a folder per release to `SITE_DIR` and then switches a link, so a release is
 * replaced atomically: `releases/<when>-<what>/`, and `current`, a link to one of them.
 */
import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** Default of `SITE_DIR`. */
export const DEFAULT_SITE_DIR = 'dist';
export const RELEASES = 'releases';
export const CURRENT = 'current';

/** Operations of the release's pages by hash, `{ hash: text }`, relative to its folder. Not served. */
export const DOCUMENTS_FILE = 'release/persisted-documents.json';

/**
 * The served release as a path without links, so that all files read below it belong to one release.
 * @param dir `SITE_DIR`; if it has no link, it is itself the release.
 */
export const currentRelease = (dir: string): Promise<string> => realpath(join(dir, CURRENT)).catch(() => dir);

/** The latest built release, for tools that inspect its files. */
export const builtRelease = (): string => join(process.env['SITE_DIR'] || DEFAULT_SITE_DIR, CURRENT);

/** All complete releases, newest first. */
export const allReleases = async (dir: string): Promise<readonly string[]> => {
  const names = await readdir(join(dir, RELEASES)).catch((): string[] => []);
  return names
    .toSorted()
    .toReversed()
    .map((name) => join(dir, RELEASES, name));
};

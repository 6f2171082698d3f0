/** The release that is served, changed for another while requests come. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Log, errorFields } from '../log.ts';
import { type BuiltSite, readBuild } from './build.ts';
import { type Kept, readKept } from './kept.ts';
import { currentRelease } from './releases.ts';

export interface ServedSite extends BuiltSite {
  kept: Kept;
}

/** The site as it is now; null while there is none. */
export type CurrentSite = () => Promise<ServedSite | null>;

/** Milliseconds until a release that could not be read is tried again. */
const TRIED_AGAIN_AFTER = 5000;

const builtAt = (release: string): Promise<number | null> =>
  stat(join(release, 'site.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/**
 * The built site in a folder. After the link has moved, each answer is the new release's, in every process: what comes meanwhile waits
 * until that is read as a whole. Where it can't be, or is taken away, the one before is served on.
 * @param dir `SITE_DIR`.
 * @param origin where the pages are served from, `PUBLIC_URL`.
 */
export const siteIn = (dir: string, origin: string, log: Log): CurrentSite => {
  let known: { name: string; site: Promise<ServedSite | null> } = { name: '', site: Promise.resolve(null) };
  let triedAgainAt = 0;
  return async () => {
    const release = await currentRelease(dir);
    const time = await builtAt(release);
    const name = `${release} ${time}`;
    if (time === null || known.name === name || performance.now() < triedAgainAt) return known.site;
    const before = known;
    const read = async (): Promise<ServedSite> => ({
      ...(await readBuild(release, origin)),
      kept: await readKept(dir, release),
    });
    const site = read().catch((error: unknown) => {
      log('site.kept', errorFields(error));
      triedAgainAt = performance.now() + TRIED_AGAIN_AFTER;
      if (known.name === name) known = before;
      return before.site;
    });
    known = { name, site };
    return site;
  };
};

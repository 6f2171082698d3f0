/** The served release; it can be replaced while requests run. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Log, errorFields } from '../common/log.ts';
import { type BuiltSite, readBuild } from './build.ts';
import { type Retained, readRetained } from './retained.ts';
import { currentRelease } from '../common/releases.ts';

export interface ServedSite extends BuiltSite {
  retained: Retained;
}

/** The current site; null if there is no release. */
export type CurrentSite = () => Promise<ServedSite | null>;

/** Delay in ms before an unreadable release is tried again. */
const TRIED_AGAIN_AFTER = 5000;

const builtAt = (release: string): Promise<number | null> =>
  stat(join(release, 'site.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/**
 * The built site of a folder. After the link changes, every process serves the new release; requests wait until it is
 * loaded completely. If it can't be loaded or is removed, the previous one stays.
 * @param dir `SITE_DIR`.
 * @param origin of the pages, `PUBLIC_URL`.
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
      retained: await readRetained(dir, release),
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

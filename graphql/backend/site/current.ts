/** The served release; it can be replaced while requests run. */
import { stat, readFile, readdir } from 'node:fs/promises';
import { join, basename } from 'node:path';
import { type Log, errorFields } from '../common/log.ts';
import { type BuiltSite, readBuild, type SiteFile, addressed, isServedUnchanged, load } from './build.ts';
import { currentRelease, DOCUMENTS_FILE, allReleases } from '../common/releases.ts';
import { createHash } from 'node:crypto';
import * as v from 'valibot';

interface Retained {
  /** Assets of earlier releases by URL path, loaded on the first request. */
  assets: ReadonlyMap<string, () => Promise<SiteFile>>;
  /** Operation texts by hash, including those of the current release. */
  documents: ReadonlyMap<string, string>;
}

/** Caches the file; retries after an error. */
const readOnce = (dir: string, name: string): (() => Promise<SiteFile>) => {
  let file: Promise<SiteFile> | null = null;
  return () => {
    file ??= load(dir, name).catch((error: unknown) => {
      file = null;
      throw error;
    });
    return file;
  };
};

const assetsIn = async (release: string): Promise<readonly string[]> => {
  const names = await readdir(join(release, 'assets')).catch((): string[] => []);
  return names.map((name) => `assets/${name}`).filter(isServedUnchanged);
};

const texts = v.record(v.string(), v.string());
const isHashOf = (hash: string, text: string): boolean => createHash('sha256').update(text).digest('hex') === hash;

/** Missing files and texts that do not match their hash are ignored. */
const documentsIn = async (release: string): Promise<readonly (readonly [string, string])[]> => {
  const read = await readFile(join(release, DOCUMENTS_FILE), 'utf8').catch(() => '{}');
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), texts), read);
  return success ? Object.entries(output).filter(([hash, text]) => isHashOf(hash, text)) : [];
};

/**
 * @param dir `SITE_DIR`.
 * @param current folder of the served release.
 */
const readRetained = async (dir: string, current: string): Promise<Retained> => {
  const others = (await allReleases(dir)).filter((release) => basename(release) !== basename(current));
  const assets = await Promise.all(
    others.map(async (release) =>
      addressed(await assetsIn(release)).map(([address, name]) => [address, readOnce(release, name)] as const),
    ),
  );
  const documents = await Promise.all([current, ...others].map(documentsIn));
  return { assets: new Map(assets.flat()), documents: new Map(documents.flat()) };
};

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

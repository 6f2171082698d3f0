/** Files of earlier releases, for pages that were opened from them. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { type SiteFile, addressed, isServedUnchanged, load } from './build.ts';
import { DOCUMENTS_FILE, allReleases } from '../common/releases.ts';

export interface Retained {
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
export const readRetained = async (dir: string, current: string): Promise<Retained> => {
  const others = (await allReleases(dir)).filter((release) => basename(release) !== basename(current));
  const assets = await Promise.all(
    others.map(async (release) =>
      addressed(await assetsIn(release)).map(([address, name]) => [address, readOnce(release, name)] as const),
    ),
  );
  const documents = await Promise.all([current, ...others].map(documentsIn));
  return { assets: new Map(assets.flat()), documents: new Map(documents.flat()) };
};

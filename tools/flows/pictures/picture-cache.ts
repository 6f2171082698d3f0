/** Pictures of the screens, cached between runs: one for each situation, the top of the page on a phone. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../locales/languages.ts';
import { digestsByScreen } from './digests.ts';
import { fileOf, type PictureList } from './picture-list.ts';

/** The pictures of one screen. */
export interface CachedScreen {
  /** Digest of their inputs when the first of them was taken. */
  digest: string;
  /** All situations of the screen, in fixture order. */
  situations: readonly string[];
  /** Those taken since, each with the keys of the messages it shows. */
  taken: Readonly<Record<string, readonly string[]>>;
}
export type Index = Readonly<Record<string, CachedScreen>>;

const ROOT = join(import.meta.dirname, '../../..');
/** The picture cache; it can be rebuilt. */
export const CACHE = join(ROOT, 'node_modules/.cache/vestibule/pictures');
export const folderOf = (language: Locale) => join(CACHE, language);
const indexOf = (language: Locale) => join(folderOf(language), 'index.json');

/** A fresh clone has no cache. */
export function readIndex(language: Locale): Index {
  try {
    return JSON.parse(readFileSync(indexOf(language), 'utf8')) as Index;
  } catch {
    return {};
  }
}
/** Written to a temporary file and renamed, so that a reader never sees a partial file. */
export function writeIndex(language: Locale, index: Index): void {
  mkdirSync(folderOf(language), { recursive: true });
  const unfinished = `${indexOf(language)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(index));
  renameSync(unfinished, indexOf(language));
}

/** The available pictures, including outdated ones. */
export function cachedPictures(language: Locale): PictureList {
  const entries = Object.entries(readIndex(language)).map(([screen, { situations, taken }]) => {
    const has = situations.filter((one) => existsSync(join(folderOf(language), fileOf(screen, one))));
    return [screen, Object.fromEntries(has.map((one) => [one, taken[one] ?? []]))] as const;
  });
  return Object.fromEntries(entries.filter(([, has]) => Object.keys(has).length > 0));
}

/** True if every picture matches the sources. */
export function areCurrent(language: Locale): boolean {
  const index = Object.entries(readIndex(language));
  const digest = digestsByScreen(language);
  return (
    index.length > 0 &&
    index.every(
      ([screen, { digest: before, situations, taken }]) =>
        before === digest(screen) && situations.every((one) => taken[one]),
    )
  );
}

/** Pictures of the screens, kept from run to run: one for each situation, the top part of the page on a phone. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../locales/languages.ts';
import { digestsByScreen } from './digests.ts';
import { fileOf, type PictureList } from './pictures.ts';

/** Of one screen. */
export interface Kept {
  /** Of what its pictures follow from, as it was when the first of them was taken. */
  digest: string;
  /** All that it has, in the order of its fixtures. */
  situations: readonly string[];
  /** Those that were taken since, each with the keys of the messages that it shows. */
  taken: Readonly<Record<string, readonly string[]>>;
}
export type Index = Readonly<Record<string, Kept>>;

const ROOT = join(import.meta.dirname, '../../..');
/** What is kept of pictures, and can be made anew. */
export const CACHE = join(ROOT, 'node_modules/.cache/vestibule/pictures');
export const folderOf = (language: Locale) => join(CACHE, language);
const indexOf = (language: Locale) => join(folderOf(language), 'index.json');

/** Nothing is kept in a fresh clone. */
export function readIndex(language: Locale): Index {
  try {
    return JSON.parse(readFileSync(indexOf(language), 'utf8')) as Index;
  } catch {
    return {};
  }
}
/** Written aside and renamed: a reader never finds half of it. */
export function writeIndex(language: Locale, index: Index): void {
  mkdirSync(folderOf(language), { recursive: true });
  const unfinished = `${indexOf(language)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(index));
  renameSync(unfinished, indexOf(language));
}

/** What there is to show, including pictures that may look different by now. */
export function picturesKept(language: Locale): PictureList {
  const entries = Object.entries(readIndex(language)).map(([screen, { situations, taken }]) => {
    const has = situations.filter((one) => existsSync(join(folderOf(language), fileOf(screen, one))));
    return [screen, Object.fromEntries(has.map((one) => [one, taken[one] ?? []]))] as const;
  });
  return Object.fromEntries(entries.filter(([, has]) => Object.keys(has).length > 0));
}

/** Whether every picture is as the sources are now. */
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

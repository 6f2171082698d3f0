/** Pictures of the screens, cached between runs: one for each situation, the top of the page on a phone. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../locales/languages.ts';
import { fileOf, type PictureList } from './picture-list.ts';

/** In px. */
export const SIZE = { width: 390, height: 620 } as const;

export interface Index {
  /** Digest of the sources when the first picture was taken. */
  digest: string;
  /** Every situation, in fixture order. */
  situations: readonly { screen: string; situation: string }[];
  /** By file: those taken since, each with the keys of the messages it shows. */
  taken: Readonly<Record<string, readonly string[]>>;
}

const ROOT = join(import.meta.dirname, '../../..');
/** The picture cache; it can be rebuilt. */
export const folderOf = (language: Locale) => join(ROOT, 'node_modules/.cache/vestibule/screens', language);
const indexOf = (language: Locale) => join(folderOf(language), 'index.json');

/** A digest of everything that draws a page, and of the messages. */
export function digestOf(language: Locale): string {
  const patterns = ['{src,machines}/**/*.{ts,tsx,css,json,svg}', 'tools/photograph/**/*.{ts,tsx,html}'];
  const files = globSync([...patterns, `locales/${language}.json`], { cwd: ROOT, exclude: ['**/*.test.*'] });
  const hash = createHash('sha256').update(JSON.stringify(SIZE));
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('base64url');
}

/** A fresh clone has no cache. */
export function readIndex(language: Locale): Index {
  try {
    return JSON.parse(readFileSync(indexOf(language), 'utf8')) as Index;
  } catch {
    return { digest: '', situations: [], taken: {} };
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
  const { situations, taken } = readIndex(language);
  const pictures: Record<string, Record<string, readonly string[]>> = {};
  for (const { screen, situation } of situations) {
    const file = fileOf(screen, situation);
    if (existsSync(join(folderOf(language), file))) (pictures[screen] ??= {})[situation] = taken[file] ?? [];
  }
  return pictures;
}

/** True if every picture matches the sources. */
export function areCurrent(language: Locale): boolean {
  const { digest, situations, taken } = readIndex(language);
  return digest === digestOf(language) && situations.every(({ screen, situation }) => taken[fileOf(screen, situation)]);
}

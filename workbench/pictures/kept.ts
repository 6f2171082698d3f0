/**
 * Pictures of the screens, kept from run to run: one for each situation, the top part of the page as a phone shows it. Which
 * files a screen's pictures follow from is told by digests, so that only those are taken anew that may look different.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../machines/domain/languages.ts';
import { digestsOf } from '../../scripts/passed.ts';
import { fileOf, type PictureList } from './pictures.ts';

/** In pixels. */
export const SIZE = { width: 390, height: 620 } as const;

/** Of one screen. */
export interface Kept {
  /** Of the files that its pictures follow from, as they were when the first of them was taken. */
  digest: string;
  /** All that it has, in the order of its fixtures. */
  situations: readonly string[];
  /** Those that were taken since. */
  taken: readonly string[];
}
export type Index = Readonly<Record<string, Kept>>;

const ROOT = join(import.meta.dirname, '..', '..');
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
/** Whoever reads it meanwhile finds it whole. */
export function writeIndex(language: Locale, index: Index): void {
  mkdirSync(folderOf(language), { recursive: true });
  const unfinished = `${indexOf(language)}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(index));
  renameSync(unfinished, indexOf(language));
}

/** What there is to show, those too that may look different by now. */
export function picturesKept(language: Locale): PictureList {
  const entries = Object.entries(readIndex(language)).map(
    ([screen, { situations }]) =>
      [screen, situations.filter((one) => existsSync(join(folderOf(language), fileOf(screen, one))))] as const,
  );
  return Object.fromEntries(entries.filter(([, situations]) => situations.length > 0));
}

const DRAWN_BY_ALL = [
  'src/*.tsx',
  'src/{ui,layouts,engine}/**',
  'src/screens/**',
  'machines/**/*.{ts,json}',
  'locales/*.ts',
  'workbench/screen/**',
  'scripts/contact-sheet/{photograph,take-all,serve}.ts',
];
/** What stands over the pages comes from elsewhere besides. */
const DRAWN_OVER = ['src/consent-banner/**', 'src/services/configuration/**'];
const DRAWS_NOTHING = /\.test\.tsx?$|\.md$/;
const OWN = /^src\/screens\/(?!parts\/)([^/]+)\//;

/** For each screen, what its pictures follow from now: its own folder, and what all of them share. */
export function digestsByScreen(language: Locale): (screen: string) => string {
  const files = Object.entries(digestsOf([...DRAWN_BY_ALL, ...DRAWN_OVER, `locales/${language}.json`], DRAWS_NOTHING));
  const byOwner = Map.groupBy(files, ([file]) => OWN.exec(file)?.[1] ?? null);
  const digest = (of: unknown) => createHash('sha256').update(JSON.stringify(of)).digest('base64url');
  const shared = digest([SIZE, byOwner.get(null)]);
  return (screen) => digest([shared, byOwner.get(screen) ?? []]);
}

/** Whether every picture is as the sources are now. */
export function areCurrent(language: Locale): boolean {
  const index = Object.entries(readIndex(language));
  const digest = digestsByScreen(language);
  return (
    index.length > 0 &&
    index.every(([screen, kept]) => kept.digest === digest(screen) && kept.taken.length === kept.situations.length)
  );
}

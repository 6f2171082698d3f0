/** The built site, as budgets count it: which files a page needs, and how large they are, brotli. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Locale } from '../../machines/domain/languages.ts';

interface Chunk {
  file: string;
  imports?: string[];
}
const OUT = 'dist';
const manifest = JSON.parse(readFileSync(`${OUT}/client/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** Of a file, in bytes: as the build has compressed it, where it has. */
const sizeOf = (file: string): number =>
  statSync(`${OUT}/${file}.br`, { throwIfNoEntry: false })?.size ??
  brotliCompressSync(readFileSync(`${OUT}/${file}`)).length;

/** @param files as the manifest names them. */
export const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
function chunksOf(keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`not in the build: ${key}`);
    if (seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...chunksOf(chunk.imports ?? [], seen)];
  });
}
/** The chunks of these sources and all that they import at once. @throws where the build has none of that name. */
export const scripts = (...sources: string[]): Set<string> => new Set(chunksOf(sources));
/** A page in a language: its words, and what draws it. */
export const pageIn = (locale: Locale, screen: string): string[] => [
  'index.html',
  `locales/${locale}.json?messages`,
  `locales/${locale}.json?messages=${screen}`,
  `src/screens/${screen}/${screen}.tsx`,
];

/** A delivered document. @param path below the base path, without `.html`. */
export const documentOf = (path: string): { html: string; kilobytes: number } => {
  const file = `html/${path}.html`;
  return { html: readFileSync(`${OUT}/${file}`, 'utf8'), kilobytes: sizeOf(file) / 1000 };
};

/** Scripts of less than `least` kB, the smallest first. */
export const chunksUnder = (least: number): readonly string[] =>
  globSync('assets/*.js', { cwd: OUT })
    .filter((file) => sizeOf(file) < least * 1000)
    .sort((a, b) => sizeOf(a) - sizeOf(b))
    .map((file) => `${basename(file)} ${(sizeOf(file) / 1000).toFixed(1)}`);

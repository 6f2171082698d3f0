/** The built site for the budgets: the files of a page, and their sizes in brotli. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtRelease } from '../../../graphql/backend/common/releases.ts';
import { readManifest } from '../../../tools/build/manifest.ts';

const OUT = builtRelease();
/** Scripts and styles of chunks, including all imports. @throws if the build has no chunk of that name. */
export const filesOf = readManifest(`${OUT}/client`);

/** Size of a file in bytes, compressed by the build if possible. */
const sizeOf = (file: string): number =>
  statSync(`${OUT}/${file}.br`, { throwIfNoEntry: false })?.size ??
  brotliCompressSync(readFileSync(`${OUT}/${file}`)).length;

/** @param files by their names in the manifest. */
export const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
/** A delivered document. @param path below the base path, without `.html`. */
export const documentOf = (path: string): { html: string; kilobytes: number } => {
  const file = `html/${path}.html`;
  return { html: readFileSync(`${OUT}/${file}`, 'utf8'), kilobytes: sizeOf(file) / 1000 };
};

/** Scripts smaller than `least` kB, the smallest first. */
export const chunksUnder = (least: number): readonly string[] =>
  globSync('assets/*.js', { cwd: OUT })
    .filter((file) => sizeOf(file) < least * 1000)
    .sort((a, b) => sizeOf(a) - sizeOf(b))
    .map((file) => `${basename(file)} ${(sizeOf(file) / 1000).toFixed(1)}`);

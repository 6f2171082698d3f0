/**
 * Writes the workbench as one folder that opens from disk: pages, pictures of the screens, files for Stately's editor,
 * drawings.
 */
import { cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageStates, allStates } from '../charts/facts.ts';
import { mailFiles } from '../mails/compose.ts';
import { fileOf, type PictureList } from '../pictures/picture-list.ts';
import { cachedPictures, PICTURES, takePictures } from '../pictures/pictures.ts';
import { writeStatelyFiles } from '../stately/write-stately-files.ts';
import { buildPages } from './build.ts';

export interface Folder {
  out: string;
  /** True to include pictures. */
  pictures: boolean;
  /** Receives a line for each step. */
  log: (line: string) => void;
}

const ROOT = join(import.meta.dirname, '../../..');
const DRAWINGS = join(ROOT, 'machines/drawings');

async function copyPictures(out: string, pictures: PictureList): Promise<number> {
  const files = Object.entries(pictures).flatMap(([screen, all]) => Object.keys(all).map((one) => fileOf(screen, one)));
  await mkdir(out, { recursive: true });
  await Promise.all(files.map((file) => cp(join(PICTURES, file), join(out, file))));
  return files.length;
}

/** @returns the number of files in a folder, and their total bytes. */
export async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function writeMails(out: string): Promise<void> {
  await mkdir(join(out, 'mails'), { recursive: true });
  for (const [name, body] of mailFiles) await writeFile(join(out, name), await body());
}

/** The entries that it writes. */
const WRITTEN = ['index.html', 'screen', 'assets', 'pictures', 'stately', 'drawings', 'mails'];

/** @returns one line of figures. */
export async function writeFolder({ out, pictures, log }: Folder): Promise<string> {
  if (pictures) {
    log('pictures of the screens …');
    await takePictures(log);
  }
  await Promise.all(WRITTEN.map((name) => rm(join(out, name), { recursive: true, force: true })));
  const shown = pictures ? cachedPictures() : {};
  const copied = await copyPictures(join(out, 'pictures'), shown);
  log('pages …');
  await buildPages(out, shown);
  log('files for Stately’s editor, drawings …');
  await writeStatelyFiles(join(out, 'stately'));
  log('mails …');
  await writeMails(out);
  await cp(DRAWINGS, join(out, 'drawings'), { recursive: true });
  const { files, bytes } = await sizeOf(out);
  return `${pageStates.length} pages, ${allStates.length} states, ${copied} pictures, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

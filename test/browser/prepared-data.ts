/** Global setup: a folder with the demo data, which every back end copies, and one for pages that axe has examined. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareData } from '../harness/product.ts';

/** Environment variables with their paths. */
export const PREPARED_DATA = 'VESTIBULE_PREPARED_DATA';
export const EXAMINED = 'VESTIBULE_EXAMINED';

export default async function prepare() {
  const folders = [await prepareData(), await mkdtemp(join(tmpdir(), 'vestibule-examined-'))];
  [process.env[PREPARED_DATA], process.env[EXAMINED]] = folders;
  return () => Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
}

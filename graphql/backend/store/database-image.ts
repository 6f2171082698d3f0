/**
 * Image of a new embedded database with migrations applied and empty tables. Creating a database takes PGlite seconds,
 * loading an image a tenth of that.
 */
import type { PGlite } from '@electric-sql/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import project from '../../../package.json' with { type: 'json' };
import { MIGRATIONS } from './store.ts';

/** Inside node_modules, so it is removed together with the packages that made it. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/vestibule/', import.meta.url));
const PREFIX = 'database-';

/** File name with a hash of PGlite's version and the migrations. */
const imageName = async (): Promise<string> => {
  const hash = createHash('sha256').update(project.dependencies['@electric-sql/pglite']);
  const migrations = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of ['meta/_journal.json', ...migrations])
    hash.update(`\n${name}\n`).update(await readFile(join(MIGRATIONS, name)));
  return `${PREFIX}${hash.digest('hex').slice(0, 16)}.tar`;
};

/** The image for `loadDataDir`; null if there is no image yet. @param cache folder of the images. */
export const readImage = async (cache = CACHE): Promise<Blob | null> => {
  const image = await readFile(join(cache, await imageName())).catch(() => null);
  return image && new Blob([image]);
};

/**
 * Stores a new database as the image and removes images of other versions. Safe for concurrent processes: each writes a
 * temporary file and renames it. A read-only cache is no error: there is no image then.
 */
export const keepImage = async (made: PGlite, cache = CACHE): Promise<void> => {
  const name = await imageName();
  const draft = join(cache, `${randomUUID()}.draft`);
  try {
    await mkdir(cache, { recursive: true });
    await writeFile(draft, (await made.dumpDataDir('none')).stream());
    await rename(draft, join(cache, name));
    const others = (await readdir(cache)).filter((other) => other.startsWith(PREFIX) && other !== name);
    await Promise.all(others.map((other) => rm(join(cache, other), { force: true })));
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
};

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepImage, readImage } from './database-image.ts';
import { preparing } from './embedded-prepared.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';
import { MIGRATIONS, type Store } from './store.ts';

/** A new migrated database: loaded from the image, otherwise created and stored as the image. */
export const newDatabase = async (dataDir?: string): Promise<PGlite> => {
  const image = await readImage();
  const client = await PGlite.create({ ...(dataDir ? { dataDir } : {}), ...(image ? { loadDataDir: image } : {}) });
  if (image) return client;
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  await keepImage(client);
  return client;
};

/** Creates the folder of a new database atomically: an incomplete one could never be opened. */
const makeFolder = async (folder: string): Promise<void> => {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const client = await newDatabase(draft);
  await client.close();
  await rename(draft, folder);
};

export const listenOn =
  (client: PGlite): Store['listen'] =>
  (channel, onNotification) => {
    // Fails only while the database is closing.
    const listening = client.listen(channel, onNotification).catch(() => null);
    void listening.then(() => onNotification(null));
    return async () => (await listening)?.();
  };

const storeOn = async (client: PGlite, description: string): Promise<Store> => {
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  preparing(client);
  return {
    db,
    reads: db,
    limits: db,
    probe: db,
    listen: listenOn(client),
    close: () => client.close(),
    description,
  };
};

const openFolder = async (dataDir: string): Promise<Store> => {
  const unlock = lockFolder(dataDir);
  const folder = join(dataDir, 'pglite');
  try {
    if (!existsSync(folder)) await makeFolder(folder);
    const store = await storeOn(await PGlite.create(folder), `embedded, in ${dataDir}`);
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Opens the embedded database (D44): no setup, single process.
 * @param dataDir a folder, created if missing, or `memory:`.
 * @throws FolderInUseError
 */
export const openEmbedded = async (dataDir: string): Promise<Store> =>
  dataDir === 'memory:' ? storeOn(await newDatabase(), 'embedded, in memory') : openFolder(dataDir);

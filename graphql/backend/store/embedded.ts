import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import { lockFolder } from './lock.ts';
import * as schema from './schema.ts';
import { MIGRATIONS, type Store } from './store.ts';

/** A store on an embedded database, with its migrations applied. */
export const embeddedStore = async (client: PGlite, description: string): Promise<Store> => {
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  return {
    db,
    listen: async (channel, heard) => {
      const stop = await client.listen(channel, heard);
      return () => stop();
    },
    close: () => client.close(),
    description,
  };
};

const openFolder = async (dataDir: string): Promise<Store> => {
  const unlock = lockFolder(dataDir);
  try {
    const store = await embeddedStore(await PGlite.create(join(dataDir, 'pglite')), `embedded, in ${dataDir}`);
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * The embedded database (D44): no set-up, one process.
 * @param dataDir a folder, created when missing, or `memory:`.
 * @throws FolderInUseError
 */
export const openEmbedded = async (dataDir: string): Promise<Store> =>
  dataDir === 'memory:' ? embeddedStore(await PGlite.create(), 'embedded, in memory') : openFolder(dataDir);

/** Pool of test databases: clearing one is much cheaper than creating one, so closed ones are reused. */
import type { Log } from '../common/log.ts';
import { clear } from '../demo/seed.ts';
import { type StoreSettings, openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { fromEnvironment, newDatabase } from './test-databases.ts';

const kept: Store[] = [];

/** In memory, or a new database on the PostgreSQL of the run (`npm run tool -- postgres`). */
const openNew = async (settings: StoreSettings, log: Log): Promise<Store> => {
  const databases = fromEnvironment();
  return openStore(databases ? { ...settings, databaseUrl: await newDatabase(databases) } : settings, log);
};

/** As `openStore`; an in-memory database is cleared on close and reused within this process. */
export async function openForTest(settings: StoreSettings, log: Log): Promise<Store> {
  if (settings.databaseUrl !== null || settings.dataDir !== 'memory:') return openStore(settings, log);
  const store = kept.pop() ?? (await openNew(settings, log));
  const stops: (() => Promise<void>)[] = [];
  return {
    ...store,
    listen: (...channel) => {
      const stop = store.listen(...channel);
      stops.push(stop);
      return stop;
    },
    close: async () => {
      for (const stop of stops) await stop();
      await clear(store.db);
      kept.push(store);
    },
  };
}

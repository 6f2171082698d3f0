/** Databases for tests: to clear one costs a small part of what making one does, so a closed one is kept for the next. */
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { clear } from '../store/clear.ts';
import { openStore, type Store } from '../store/store.ts';
import { fromEnvironment, newDatabase } from './test-databases.ts';

const kept: Store[] = [];

/** In memory; a database of its own on the PostgreSQL of the run where there is one (`npm run tool -- postgres`). */
const openNew = async (settings: Settings, log: Log): Promise<Store> => {
  const databases = fromEnvironment();
  return openStore(databases ? { ...settings, databaseUrl: await newDatabase(databases) } : settings, log);
};

/** As `openStore`; a database in memory that is closed is cleared and kept, for as long as this process. */
export async function openForTest(settings: Settings, log: Log): Promise<Store> {
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

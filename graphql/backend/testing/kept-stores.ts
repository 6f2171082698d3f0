/** Databases in memory for tests: to clear one costs a small part of what opening one does, so a closed one is kept for the next. */
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { clear } from '../store/clear.ts';
import { openStore, type Store } from '../store/store.ts';

const kept: Store[] = [];

/** As `openStore`; a database in memory that is closed is cleared and kept, for as long as this process. */
export async function openForTest(settings: Settings, log: Log): Promise<Store> {
  if (settings.databaseUrl !== null || settings.dataDir !== 'memory:') return openStore(settings, log);
  const store = kept.pop() ?? (await openStore(settings, log));
  const stops: (() => Promise<void>)[] = [];
  return {
    ...store,
    listen: async (...channel) => {
      const stop = await store.listen(...channel);
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

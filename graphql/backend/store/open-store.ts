import type { Log } from '../common/log.ts';
import { type DatabaseLocation, explainOpenError } from './open-error.ts';
import type { DatabaseSettings } from './postgres-connection.ts';
import type { Store } from './store.ts';

export type StoreSettings = DatabaseLocation & DatabaseSettings;

/** Opens the configured database and applies migrations. Loads only the driver in use. */
export const openStore = async (settings: StoreSettings, log: Log): Promise<Store> => {
  try {
    if (settings.databaseUrl === null) {
      const { openEmbedded } = await import('./embedded.ts');
      return await openEmbedded(settings.dataDir);
    }
    const { openPostgres } = await import('./postgres.ts');
    return await openPostgres(settings.databaseUrl, settings, log);
  } catch (error) {
    throw explainOpenError(settings, error);
  }
};

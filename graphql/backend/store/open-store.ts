import type { Log } from '../common/log.ts';
import type { DatabaseSettings } from './postgres-connection.ts';
import type { Store } from './store.ts';
import { CannotStartError, codeOf } from '../common/start-error.ts';

/** By error codes of Node and PostgreSQL (its manual, appendix A). */
const OF_SERVER: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'unknown host name',
  EAI_AGAIN: 'its name can’t be looked up now',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'no route to the host',
  ENETUNREACH: 'no route to the host',
  ENOENT: 'there is no such socket',
  '28P01': 'it refuses the password',
  '28000': 'it refuses this user, or connections from here',
  '3D000': 'it has no database of this name',
  '42501': 'this user must not create tables (make it the owner of the database)',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
  '53100': 'its disk is full',
};

const OF_FOLDER: Readonly<Record<string, string>> = {
  EACCES: 'this process may not write there',
  EPERM: 'this process may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  '53100': 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  ENOENT: 'it can’t be created: its parent folder is missing or read-only',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
};
/** drizzle wraps the error of a statement. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;

interface DatabaseLocation {
  /** Connection string; null: the embedded database. */
  databaseUrl: string | null;
  /** Folder of the embedded database, or `memory:`. */
  dataDir: string;
}

/** @returns an error with an explanation; known explanations and unknown causes are returned unchanged. */
export const explainOpenError = ({ databaseUrl, dataDir }: DatabaseLocation, error: unknown): unknown => {
  if (error instanceof CannotStartError) return error;
  const inner = innermost(error);
  if (databaseUrl === null) {
    const why = OF_FOLDER[codeOf(inner)];
    if (why === undefined) return error;
    return new CannotStartError(`The folder ${dataDir} can’t be used: ${why}. Set DATA_DIR, or make it usable.`, {
      cause: error,
    });
  }
  const isLate = inner instanceof Error && /timeout/i.test(inner.message);
  const why = OF_SERVER[codeOf(inner)] ?? (isLate ? OF_SERVER['ETIMEDOUT'] : undefined);
  if (why === undefined) return error;
  const { host, pathname, username } = new URL(databaseUrl);
  const who = username === '' ? '' : ` as ${decodeURIComponent(username)}`;
  return new CannotStartError(
    `The database${decodeURIComponent(pathname).replace(/^\//, ' ')} at ${host || 'this computer'} can’t be used${who}: ${why}. Set DATABASE_URL, or check the server.`,
    { cause: error },
  );
};

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

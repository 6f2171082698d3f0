/** Finds PostgreSQL on this machine, and how to install it. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstOf, inPath, named, type Program } from './programs.ts';

/** The oldest supported version (https://www.postgresql.org/support/versioning/). */
const LEAST_VERSION = 15;
/** Install folders of Debian, Red Hat, Homebrew and Postgres.app. */
const FOLDERS =
  '{/usr/lib/postgresql/*,/usr/pgsql-*,{/opt/homebrew,/usr/local}/opt/postgresql@*,/Applications/Postgres.app/Contents/Versions/*}/bin';

/** `postgres (PostgreSQL) 15.12 (Debian 15.12-0)` → 15; 0 if not found. */
const versionIn = (folder: string): number => {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
};

/** The folder of the server's programs: POSTGRES_BIN, otherwise in PATH, otherwise the newest installed. */
export function findPostgres(): string | undefined {
  const installed = globSync(FOLDERS).toSorted((one, other) => versionIn(other) - versionIn(one));
  return [...named('POSTGRES_BIN').filter(Boolean), ...inPath('postgres').map(dirname), ...installed].find(
    (folder) => versionIn(folder) >= LEAST_VERSION,
  );
}

export const POSTGRES: Program = {
  label: `PostgreSQL (${LEAST_VERSION} or newer)`,
  find: findPostgres,
  packages: ['postgresql'],
  variables: 'POSTGRES_BIN (the folder of initdb, pg_ctl and postgres) or TEST_DATABASE_URL (a database of yours)',
};

export const findPgbouncer = (): string | undefined =>
  firstOf([...named('PGBOUNCER_PATH'), ...inPath('pgbouncer'), '/usr/sbin/pgbouncer']);

export const PGBOUNCER: Program = {
  label: 'PgBouncer',
  find: findPgbouncer,
  packages: ['pgbouncer'],
  variables: 'PGBOUNCER_PATH',
};

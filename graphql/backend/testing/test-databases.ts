/** Databases on a PostgreSQL for one test run: copies of a template with applied migrations. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { silentLog, type Log } from '../common/log.ts';
import { readSettings } from '../settings/settings.ts';
import { DATABASE_FEATURES, type DatabaseFeatures } from '../store/database-features.ts';
import { openPostgres } from '../store/postgres.ts';
import { clear } from '../demo/seed.ts';
import { type StoreSettings, openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** Server for test databases. */
export interface DatabaseServer {
  /** Any database of it, as a user with CREATEDB. */
  url: string;
  /** URL for back ends: the server itself, or a connection pooler. */
  pooler: string;
  /** Feature level (`DATABASE_FEATURES`). */
  features: DatabaseFeatures;
  /** Name of the empty template database. */
  empty: string;
}

/** With the migrated template; its name is the prefix of all databases of the run. */
export interface TestDatabases extends DatabaseServer {
  template: string;
}

/** A server with all PostgreSQL features. */
export const wholeServer = (url: string): DatabaseServer => ({
  url,
  pooler: url,
  features: 'full',
  empty: 'template0',
});

const onServer = async <Result>(url: string, use: (client: pg.Client) => Promise<Result>) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

const addressOf = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const create = async ({ url, pooler }: DatabaseServer, name: string, from: string): Promise<string> => {
  await onServer(url, (client) => client.query(`create database ${name} template ${from}`));
  return addressOf(pooler, name);
};
const nameFrom = (prefix: string): string => `${prefix}_${randomUUID().slice(0, 13).replace('-', '')}`;

/** Creates an empty database. @returns its URL. */
export const emptyDatabase = (databases: TestDatabases): Promise<string> =>
  create(databases, nameFrom(databases.template), databases.empty);

/** Creates a migrated database. @returns its URL. */
export const newDatabase = (databases: TestDatabases): Promise<string> =>
  create(databases, nameFrom(databases.template), databases.template);

/** Creates the template of a run. */
export const makeTemplate = async (server: DatabaseServer): Promise<TestDatabases> => {
  const template = nameFrom('vestibule_test');
  // Without the pooler: the template of a copy must have no connections.
  const address = await create({ ...server, pooler: server.url }, template, server.empty);
  const store = await openPostgres(address, readSettings({ DATABASE_FEATURES: server.features }), silentLog);
  await store.close();
  return { ...server, template };
};

/** Drops the template and all databases of the run, even if in use. */
export const dropAll = ({ url, template }: TestDatabases): Promise<void> =>
  onServer(url, async (client) => {
    const made = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of made.rows) await client.query(`drop database ${datname} with (force)`);
  });

/** Such as `PostgreSQL 15.18`. */
export const versionOf = ({ url }: TestDatabases): Promise<string> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`;
  });

/** Environment variables for the tests of a run. */
export const toEnvironment = ({ url, pooler, features, empty, template }: TestDatabases) => ({
  TEST_DATABASE_URL: url,
  TEST_DATABASE_POOLER: pooler,
  TEST_DATABASE_FEATURES: features,
  TEST_DATABASE_EMPTY: empty,
  TEST_DATABASE_TEMPLATE: template,
});

/** Feature level of this run. */
export const featuresOfRun = (): DatabaseFeatures =>
  DATABASE_FEATURES.find((features) => features === process.env['TEST_DATABASE_FEATURES']) ?? 'full';

/** The databases of this run; null: tests use the embedded database. */
export const fromEnvironment = (): TestDatabases | null => {
  const { env } = process;
  const [url, pooler, template] = [
    env['TEST_DATABASE_URL'],
    env['TEST_DATABASE_POOLER'],
    env['TEST_DATABASE_TEMPLATE'],
  ];
  const empty = env['TEST_DATABASE_EMPTY'];
  return url && pooler && template && empty ? { url, pooler, features: featuresOfRun(), empty, template } : null;
};

/** As `fromEnvironment`, for tests that require PostgreSQL. @throws if the run has no PostgreSQL. */
export const databasesOfRun = (): TestDatabases => {
  const databases = fromEnvironment();
  if (!databases) throw new Error('There is no PostgreSQL: npm run tool -- postgres brings one.');
  return databases;
};

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

/** Databases on a PostgreSQL for one run of tests: copies of a template that has the migrations applied. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { silentLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { openPostgres } from '../store/postgres.ts';

/** Any database of the server, of a user who may create some; and the template, whose name all names of the run begin with. */
export interface TestDatabases {
  url: string;
  template: string;
}

const onServer = async <Result>(url: string, use: (client: pg.Client) => Promise<Result>) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

/** The address of a database on a server. */
const addressOf = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

const create = async (url: string, name: string, from: string): Promise<string> => {
  await onServer(url, (client) => client.query(`create database ${name} template ${from}`));
  return addressOf(url, name);
};
const nameFrom = (prefix: string): string => `${prefix}_${randomUUID().slice(0, 13).replace('-', '')}`;

/** A new database without a table. @returns its address. */
export const emptyDatabase = ({ url, template }: TestDatabases): Promise<string> =>
  create(url, nameFrom(template), 'template0');

/** A new database with the migrations applied. @returns its address. */
export const newDatabase = ({ url, template }: TestDatabases): Promise<string> =>
  create(url, nameFrom(template), template);

/** Makes the template of a run. */
export const makeTemplate = async (url: string): Promise<TestDatabases> => {
  const template = nameFrom('vestibule_test');
  const store = await openPostgres(await create(url, template, 'template0'), readSettings({}), silentLog);
  await store.close();
  return { url, template };
};

/** Drops the template and all databases of the run, also those in use. */
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

/** How a run tells its tests of them. */
export const toEnvironment = ({ url, template }: TestDatabases) => ({
  TEST_DATABASE_URL: url,
  TEST_DATABASE_TEMPLATE: template,
});

/** The databases of this run; null: it has none, and the tests take the embedded database. */
export const fromEnvironment = (): TestDatabases | null => {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template } = process.env;
  return url && template ? { url, template } : null;
};

/** As `fromEnvironment`, for tests that only a PostgreSQL can show. @throws where there is none. */
export const databasesOfRun = (): TestDatabases => {
  const databases = fromEnvironment();
  if (!databases) throw new Error('There is no PostgreSQL: npm run test:postgres brings one.');
  return databases;
};

/** Databases of released versions, migrated to the current tables: no data is lost, and the product works with them. */
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../demo/data.ts';
import { adminOn } from '../testing/admin.ts';
import { formOf, reasonsOf, startForTest, movableClock, temporaryFolder } from '../testing/harness.ts';
import { USED_UNTIL } from '../testing/used-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import {
  digestOf,
  migrations,
  releasedDigests,
  rowsKept,
  statesKept,
  withMigrationsUntil,
} from '../testing/released.ts';
import { emptyDatabase, fromEnvironment } from '../testing/test-databases.ts';
import * as schema from './schema.ts';
import { MIGRATIONS, type Statements } from './store.ts';

type Server = Awaited<ReturnType<typeof startForTest>>;

const scratch = temporaryFolder();

/** A database of a released version, on the engine of this run. @returns its settings. */
const asReleased = (state: string): Promise<Record<string, string>> =>
  withMigrationsUntil(state, async (migrationsFolder) => {
    const databases = fromEnvironment();
    if (databases) {
      const databaseUrl = await emptyDatabase(databases);
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await migrate(drizzle(client), { migrationsFolder });
      await client.query(rowsKept(state));
      await client.end();
      return { DATABASE_URL: databaseUrl };
    }
    const dataDir = mkdtempSync(join(scratch, 'data-'));
    const client = await PGlite.create(join(dataDir, 'pglite'));
    await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder });
    await client.exec(rowsKept(state));
    await client.close();
    return { DATA_DIR: dataDir };
  });

const read = async <Row>(db: Statements, query: string): Promise<Row[]> =>
  ((await db.execute(sql.raw(query))) as { rows: Row[] }).rows;

/** Tables, columns, constraints and indexes of a database as text. */
const shapeOf = async (db: Statements): Promise<string[]> => {
  const rows = await read<{ line: string }>(
    db,
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
       from information_schema.columns where table_schema = 'public'
     union all
     select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
       from pg_constraint where connamespace = 'public'::regnamespace
     union all
     select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid)
       from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ line }) => line).sort();
};

const newest = async (): Promise<string[]> => {
  const fresh = await startForTest();
  const shape = await shapeOf(fresh.backEnd.store.db);
  await fresh.stop();
  return shape;
};

/** Guests and their states, without demo data. */
const GUESTS = [
  'active@example.org ACTIVE',
  'active@example.org PENDING_ACTIVATION decoy',
  'begun@example.org STARTED',
  'deferred@example.org PENDING_ACTIVATION',
  'delivered@example.org PENDING_ACTIVATION',
  'lapsed@example.org EXPIRED',
  'lapsed@example.org PENDING_ACTIVATION',
  'moved@example.org PENDING_ACTIVATION',
  'pending@example.org PENDING_ACTIVATION',
  'refused@example.org PENDING_ACTIVATION',
  'social@example.org ACTIVE',
  'withdrawn@example.org ACTIVE',
];

const guestsOf = async ({ backEnd }: Server): Promise<string[]> => {
  const rows = await read<{ line: string }>(
    backEnd.store.db,
    `select concat_ws(' ', email, status, case when decoy then 'decoy' end) as line
       from registrations where email like '%@example.org'`,
  );
  return rows.map(({ line }) => line).sort();
};

describe('migrations', () => {
  test('do not change once released', () => {
    const released = releasedDigests();
    expect(Object.fromEntries(Object.keys(released).map((name) => [name, digestOf(name)]))).toEqual(released);
    expect(migrations().slice(0, Object.keys(released).length)).toEqual(Object.keys(released));
  });

  test('result in the schema of schema.ts', async () => {
    const snapshot = `meta/${migrations().at(-1)?.slice(0, 4)}_snapshot.json`;
    const kept = JSON.parse(readFileSync(join(MIGRATIONS, snapshot), 'utf8')) as ReturnType<typeof generateDrizzleJson>;
    const missing = await generateMigration(kept, generateDrizzleJson(schema));
    expect(missing, 'a migration is missing: graphql/backend/README.md, A change to the tables').toEqual([]);
  });
});

describe.each(statesKept())('a database of release %s', (state) => {
  const clock = movableClock(USED_UNTIL);
  let settings: Record<string, string>;
  let server: Server;
  beforeAll(async () => {
    settings = await asReleased(state);
    server = await startForTest(settings, clock);
  });
  afterAll(() => server.stop());

  test('has the tables, columns, constraints and indexes of a new one', async () => {
    expect(await shapeOf(server.backEnd.store.db)).toEqual(await newest());
  });

  test('keeps all accounts', async () => {
    expect(await guestsOf(server)).toEqual(GUESTS);
  });

  test('a link mailed before activates and takes its reserved place', async () => {
    const id = await server.mailedId('pending@example.org');
    const { registration } = await server.finalize({ accountActivationId: id });
    const [code] = await read<{ balance: number }>(
      server.backEnd.store.db,
      `select balance from registration_codes where code = 'LASTONE'`,
    );
    const full = await server.submit(formOf('too-late@example.org'), { code: 'LASTONE' });
    expect([registration?.status, code?.balance, reasonsOf(full)]).toEqual(['ACTIVE', 0, ['RegistrationCode']]);
  });

  test('newsletter subscriptions stay, and withdrawn ones stay withdrawn (D54)', async () => {
    const rows = await read<{ line: string }>(
      server.backEnd.store.db,
      `select concat_ws(' ', account_key, subscribed_at is not null, unsubscribed_at is not null) as line
         from newsletter_subscriptions where account_key in ('active@example.org', 'pending@example.org', 'withdrawn@example.org')`,
    );
    // The newsletter of pending@ starts with the activation above.
    expect(rows.map(({ line }) => line).sort()).toEqual([
      'active@example.org t f',
      'pending@example.org t f',
      'withdrawn@example.org t t',
    ]);
  });

  test('knows existing addresses and accepts new ones', async () => {
    const answers = [];
    for (const email of [
      'active@example.org',
      DEMO_ACCOUNTS.pending,
      'moved@example.org',
      'begun@example.org',
      'new@example.org',
    ])
      answers.push(await server.submit(formOf(email)));
    expect(answers.map((answer) => [answer.registration?.status ?? null, reasonsOf(answer)])).toEqual([
      [null, ['EmailAlreadyUsedActive']],
      [null, ['EmailAlreadyUsedPending']],
      ['PENDING_ACTIVATION', []],
      ['PENDING_ACTIVATION', []],
      ['PENDING_ACTIVATION', []],
    ]);
  });

  test('its waiting list and interests can be answered', async () => {
    const admin = adminOn(() => server.backEnd);
    const pathOf = async (email: string) =>
      new URL((await server.mailsTo(email))[0]?.links[0] ?? '').pathname.replace(/^\/acquisition\/(?:en|de|fr)/, '');
    for (const [command, email, path] of [
      ['waiting-list approve', 'waits@example.org', '/registration/formstarted'],
      ['interests answer', 'wishes@example.org', '/'],
    ] as const) {
      const { code } = await admin(`${command} ${email} --code VESTIBULE`);
      expect([code, await pathOf(email)]).toEqual([0, path]);
    }
  });

  test('a queued mail is delivered', async () => {
    await server.stop();
    const smtp = await startMailServer();
    clock.advance(60_000);
    const sends = { ...settings, SMTP_URL: smtp.url, MAIL_FROM: 'door@vestibule.example' };
    const delivering = await startForTest(sends, clock);
    await delivering.backEnd.mailer.outbox?.deliverDue();
    await delivering.stop();
    await smtp.close();
    expect(smtp.received.filter(({ to }) => to.includes('deferred@example.org'))).toHaveLength(1);
  });
});

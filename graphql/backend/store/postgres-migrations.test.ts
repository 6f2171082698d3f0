/** Migrations run while the previous version uses the database. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { migrations, withMigrationsUntil } from '../testing/released.ts';
import { databasesOfRun, emptyDatabase } from '../testing/test-databases.ts';
import { applyMigrations } from './postgres-migrations.ts';

test('a locked table does not block others: the migration times out and retries', async () => {
  const databaseUrl = await emptyDatabase(databasesOfRun());
  const client = new pg.Client({ connectionString: databaseUrl });
  const other = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await other.connect();
  await withMigrationsUntil('0003_welcome_vouchers', (migrationsFolder) =>
    migrate(drizzle(client), { migrationsFolder }),
  );
  await client.query('begin');
  await client.query('lock table consents in access share mode');
  const migrated = applyMigrations(databaseUrl, 'full');
  await eventually(async () => {
    const { rows } = await client.query(`select 1 from pg_locks where relation = 'consents'::regclass and not granted`);
    expect(rows).toHaveLength(1);
  });
  // The migration changed this table before.
  expect((await other.query('select * from newsletter_subscriptions')).rows).toEqual([]);
  await client.query('commit');
  await migrated;
  const { rows } = await client.query('select 1 from drizzle.__drizzle_migrations');
  expect(rows).toHaveLength(migrations().length);
  await client.end();
  await other.end();
});

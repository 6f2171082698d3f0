/**
 * Statements are prepared once per connection; a plain database prepares no statement, because a pooler may be in
 * front.
 */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { silentLog } from '../common/log.ts';
import { readSettings } from '../settings/settings.ts';
import { databasesOfRun, featuresOfRun, newDatabase } from '../testing/test-databases.ts';
import { openPostgres } from './postgres.ts';
import { inviters } from './schema.ts';

/** Prepared statements of a connection after two lookups and a list of variable length. */
const preparedOn = async (features: 'full' | 'plain'): Promise<unknown[]> => {
  const url = await newDatabase(databasesOfRun());
  const store = await openPostgres(url, readSettings({ DATABASE_FEATURES: features }), silentLog);
  const rows = await store.db.transaction(async (tx) => {
    for (const id of ['clara', 'otto'])
      await tx
        .select()
        .from(inviters)
        .where(sql`${inviters.id} = ${id}`);
    await tx.select().from(inviters);
    return (await tx.execute(sql`select name, statement from pg_prepared_statements`)) as { rows: unknown[] };
  });
  await store.close();
  return rows.rows;
};

test.runIf(featuresOfRun() === 'full')('statements with parameters are prepared once', async () => {
  expect(await preparedOn('full')).toEqual([
    { name: 'vestibule_0', statement: 'select "id", "name", "active" from "inviters" where "inviters"."id" = $1' },
  ]);
});

test('a plain database prepares nothing', async () => {
  expect(await preparedOn('plain')).toEqual([]);
});

/** Name locks on a full PostgreSQL and on a plain one (`npm run tool -- postgres --plain`). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../common/log.ts';
import { readSettings } from '../settings/settings.ts';
import { databasesOfRun, emptyDatabase, featuresOfRun, newDatabase } from '../testing/test-databases.ts';
import { lockName, pruneNameLocks } from './name-lock.ts';
import { openPostgres } from './postgres.ts';
import { nameLocks } from './schema.ts';
import type { Store } from './store.ts';

const isPlain = featuresOfRun() === 'plain';
const settings = readSettings({ DATABASE_FEATURES: featuresOfRun() });
let store: Store;
beforeAll(async () => {
  store = await openPostgres(await newDatabase(databasesOfRun()), settings, silentLog);
});
afterAll(() => store.close());

/** A transaction that holds a name until it is released. */
const hold = (name: string) => {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const ended = store.db.transaction(async (tx) => {
    await lockName(tx, name);
    held.resolve();
    await letGo.promise;
  });
  return { held: held.promise, letGo: letGo.resolve, ended };
};

test('the second waits for the first; another name does not', async () => {
  const first = hold('ada@example.org');
  await first.held;
  const order: string[] = [];
  const second = hold('ada@example.org');
  void second.held.then(() => order.push('second'));
  const other = hold('bo@example.org');
  await other.held;
  order.push('other');
  other.letGo();
  await other.ended;
  expect(order).toEqual(['other']);
  first.letGo();
  await second.held;
  second.letGo();
  await Promise.all([first.ended, second.ended]);
  expect(order).toEqual(['other', 'second']);
});

describe.runIf(isPlain)('without locks and NOTIFY', () => {
  test.each(['pg_advisory_xact_lock(1)', 'pg_advisory_lock(1)', 'pg_try_advisory_lock(1)', "pg_notify('a', 'b')"])(
    'the database of the run refuses %s',
    async (call) => {
      await expect(store.db.execute(sql.raw(`select ${call}`))).rejects.toMatchObject({ cause: { code: '42501' } });
    },
  );

  test('unlocked names are deleted, locked ones are not; stored names are hashes', async () => {
    const holder = hold('ada@example.org');
    await holder.held;
    await pruneNameLocks(store.db);
    const kept = await store.db.select().from(nameLocks);
    expect(kept.map(({ name }) => /^[\da-f]{64}$/.test(name))).toEqual([true]);
    holder.letGo();
    await holder.ended;
    await pruneNameLocks(store.db);
    expect(await store.db.select().from(nameLocks)).toEqual([]);
  });

  test('twelve concurrent starts migrate once, through a pooler with eight connections', async () => {
    const opened = await emptyDatabase(databasesOfRun());
    const stores = await Promise.all(Array.from({ length: 12 }, () => openPostgres(opened, settings, silentLog)));
    for (const one of stores) expect(await one.db.select().from(nameLocks)).toEqual([]);
    await Promise.all(stores.map((one) => one.close()));
  });
});

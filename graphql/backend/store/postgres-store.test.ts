/** Two stores on one PostgreSQL, as in two processes: background work is done once (D44). */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE, after } from '../common/clock.ts';
import { randomId } from '../common/keys.ts';
import { silentLog } from '../common/log.ts';
import { readSettings } from '../settings/settings.ts';
import { movableClock } from '../testing/harness.ts';
import { databasesOfRun, emptyDatabase, featuresOfRun } from '../testing/test-databases.ts';
import { openPostgres } from './postgres.ts';
import { prune } from '../pruning.ts';
import { idempotencyKeys, mails, quotaUses } from './schema.ts';
import type { Store } from './store.ts';

const clock = movableClock();
const now = clock.now();
let url: string;
let stores: Store[] = [];
beforeAll(async () => {
  url = await emptyDatabase(databasesOfRun());
});
afterAll(() => Promise.all(stores.map((store) => store.close())));

/** Concurrent calls, alternating between two of the stores. */
const onBoth = <Result>(times: number, call: (store: Store) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times / 2 }, () => stores.slice(0, 2).map(call)).flat());
const anyStore = (): Store => {
  const [store] = stores;
  if (!store) throw new Error('no store is open');
  return store;
};

test('five concurrent starts migrate once', async () => {
  const settings = readSettings({ DATABASE_FEATURES: featuresOfRun() });
  stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url, settings, silentLog)));
  for (const store of stores) expect(await store.db.select().from(mails)).toEqual([]);
});

test('concurrent pruning deletes only expired rows', async () => {
  const { db } = anyStore();
  const times = Array.from({ length: 200 }, (_, nth) => after(now, nth % 2 === 0 ? -2 * DAY : -MINUTE));
  await db.insert(quotaUses).values(times.map((usedAt) => ({ id: randomId(), subject: 'other', usedAt })));
  await db
    ?.insert(idempotencyKeys)
    .values(times.map((createdAt, nth) => ({ key: `key-${nth}`, bodyHash: '', createdAt })));
  await onBoth(10, (store) => prune(store.db, now));
  const kept = await db.select({ at: idempotencyKeys.createdAt }).from(idempotencyKeys);
  expect(kept.map(({ at }) => at)).toEqual(Array<Date>(100).fill(after(now, -MINUTE)));
  // One is from the previous test.
  expect(await db.select().from(quotaUses)).toHaveLength(101);
});

test('the number of busy connections is reported', async () => {
  const store = anyStore();
  const before = store.connections?.() ?? { busy: -1, idle: -1, waiting: -1 };
  expect(before).toMatchObject({ busy: 0, waiting: 0 });
  const during = await store.db.transaction(() => Promise.resolve(store.connections?.()));
  expect(during).toEqual({ busy: 1, idle: before.idle - 1, waiting: 0 });
});

/** Whether the database accepts connections. */
const allow = async (connections: boolean) => {
  const client = new pg.Client({ connectionString: databasesOfRun().url });
  await client.connect();
  await client.query(`alter database ${new URL(url).pathname.slice(1)} allow_connections ${connections}`);
  await client.end();
};

/** PostgreSQL connections that break at any time and in any way: effect on transactions, and recovery (D44). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { silentLog } from '../common/log.ts';
import { readSettings } from '../settings/settings.ts';
import { databasesOfRun, newDatabase } from '../testing/test-databases.ts';
import { type WireProxy, startWireProxy } from '../testing/wire-proxy.ts';
import { ConnectionLostError, retryIfInDoubt, codesOf } from './lost-connection.ts';
import { openPostgres } from './postgres.ts';
import { idempotencyKeys } from './schema.ts';
import type { Statements, Store } from './store.ts';

/** More than the pool size. */
const MANY = 12;
/** Silence is noticed two seconds after the statement timeout; the database has ended the transaction by then. */
const HASTY = { DATABASE_STATEMENT_TIMEOUT_MS: '400', DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '400' };

let proxy: WireProxy;
let silent: WireProxy;
let store: Store;
let hasty: Store;
const logged: string[] = [];
beforeAll(async () => {
  const database = await newDatabase(databasesOfRun());
  [proxy, silent] = await Promise.all([startWireProxy(database), startWireProxy(database)]);
  store = await openPostgres(proxy.url, readSettings({}), (event) => void logged.push(event));
  hasty = await openPostgres(silent.url, readSettings(HASTY), silentLog);
});
afterAll(async () => {
  await Promise.all([store.close(), hasty.close()]);
  proxy.close();
  silent.close();
});
beforeEach(async () => {
  await store.db.delete(idempotencyKeys);
  proxy.statements();
  logged.length = 0;
});

const insert = (tx: Statements, key: string) =>
  tx.insert(idempotencyKeys).values({ key, bodyHash: '', createdAt: new Date(0) });
const kept = async () =>
  (await store.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).map((row) => row.key);

test.each([
  ['begin', 0, 'before'],
  ['begin', 0, 'after'],
  ['a statement', 1, 'before'],
  ['a statement', 1, 'after'],
] as const)(
  'a transaction whose connection breaks at %s (%i, %s) is retried and has one effect',
  async (_, statement, where) => {
    proxy.breakAt(statement, where);
    await store.db.transaction((tx) => insert(tx, 'again'));
    expect([await kept(), logged]).toEqual([['again'], ['store.connection-lost']]);
  },
);

test('a commit is not retried: the error says that the outcome is unknown', async () => {
  for (const where of ['before', 'after'] as const) {
    proxy.breakAt(2, where);
    const failed = await store.db.transaction((tx) => insert(tx, where)).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ConnectionLostError);
    expect(codesOf(failed)[0]).toBe('08007');
  }
  expect(await kept()).toEqual(['after']);
});

test('errors of the work are thrown, and its changes rolled back', async () => {
  const refused = new Error('refused');
  const work = async (tx: Statements) => {
    await insert(tx, 'refused');
    throw refused;
  };
  await expect(store.db.transaction(work)).rejects.toBe(refused);
  // Breaks during the rollback.
  proxy.breakAt(2);
  await expect(store.db.transaction(work)).rejects.toBe(refused);
  expect(await kept()).toEqual([]);
});

test('all transactions succeed if connections break before their first statement', async () => {
  for (let broken = 0; broken < MANY; broken += 1) {
    proxy.breakAt(0);
    await store.db.transaction((tx) => tx.execute(sql`select 1`));
  }
  await Promise.all(Array.from({ length: MANY }, (_, nth) => store.db.transaction((tx) => insert(tx, `key-${nth}`))));
  expect(await kept()).toHaveLength(MANY);
});

test('the database closes used, idle and committing connections', async () => {
  const end = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'vestibule'`;
  const insertOnce = (nth: number) =>
    retryIfInDoubt(() =>
      store.db.transaction(async (tx) => {
        await insert(tx, `key-${nth}`).onConflictDoNothing();
        if (nth === MANY - 1) await tx.execute(end);
      }),
    );
  // Which error is noticed first is random.
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(Array.from({ length: MANY }, (_, nth) => insertOnce(nth)));
    expect(await kept()).toHaveLength(MANY);
    await store.db.transaction((tx) => tx.delete(idempotencyKeys));
  }
});

test('a deadlock: the transaction that the database rolls back is retried', async () => {
  await insert(store.db, 'one');
  await insert(store.db, 'two');
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const lock = (tx: Statements, key: string) =>
    tx.execute(sql`update idempotency_keys set body_hash = body_hash || 'x' where key = ${key}`);
  const lockBoth = (mine: 0 | 1) =>
    store.db.transaction(async (tx) => {
      await lock(tx, mine === 0 ? 'one' : 'two');
      both[mine].resolve();
      await both[1 - mine]?.promise;
      await lock(tx, mine === 0 ? 'two' : 'one');
    });
  await Promise.all([lockBoth(0), lockBoth(1)]);
  const rows = await store.db.select({ times: idempotencyKeys.bodyHash }).from(idempotencyKeys);
  expect(rows).toEqual([{ times: 'xx' }, { times: 'xx' }]);
});

test('a silent connection is dropped and its transaction retried; others are not affected', async () => {
  const reached = Promise.withResolvers<void>();
  let attempts = 0;
  const waiting = hasty.db.transaction(async (tx) => {
    attempts += 1;
    await insert(tx, 'silent');
    if (attempts === 1) silent.fallSilent();
    reached.resolve();
    await tx.execute(sql`select 1`);
  });
  await reached.promise;
  await hasty.db.transaction((tx) => insert(tx, 'beside'));
  await waiting;
  expect([attempts, (await kept()).sort()]).toEqual([2, ['beside', 'silent']]);
});

test('listeners are notified after each reconnect: after a break and after silence', async () => {
  const received: (string | null)[] = [];
  const stop = hasty.listen('door', (payload) => void received.push(payload));
  const times = (count: number) => eventually(() => expect(received).toEqual(Array(count).fill(null)));
  await times(1);
  await store.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'vestibule-listener'`);
  await times(2);
  silent.fallSilent();
  await times(3);
  await stop();
});

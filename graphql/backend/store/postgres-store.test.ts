/** Two stores on one PostgreSQL, as in two processes: background work is done once (D44). */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { DAY, HOUR, MINUTE, after } from '../common/clock.ts';
import { deriveKeys, randomId } from '../common/keys.ts';
import { silentLog } from '../common/log.ts';
import { mailRounds } from '../mail/outbox.ts';
import { runOutbox } from '../common/outbox.ts';
import { smtpTransport } from '../mail/transport.ts';
import { readSettings } from '../settings/settings.ts';
import { LOCAL_TOKEN_SECRET } from '../settings/safe-in-production.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { movableClock } from '../testing/movable-clock.ts';
import { databasesOfRun, emptyDatabase, featuresOfRun } from '../testing/test-databases.ts';
import { openPostgres } from './postgres.ts';
import { prune } from '../pruning.ts';
import { takeQuota } from './quotas.ts';
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

test('a quota is shared, with 40 concurrent uses', async () => {
  const keys = deriveKeys(LOCAL_TOKEN_SECRET);
  const limits = [{ uses: 7, within: HOUR }];
  const quotas = await onBoth(40, ({ db }) =>
    db.transaction((tx) => takeQuota(tx, keys, now, limits, 'submit', '192.0.2.1')),
  );
  expect(quotas.filter(({ allowed }) => allowed)).toHaveLength(7);
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

test('each mail is sent once by concurrent processes', async () => {
  const smtp = await startMailServer();
  const { db } = anyStore();
  const due = Array.from({ length: 60 }, (_, nth) => ({
    id: randomId(),
    messageId: `<${nth}@vestibule.example>`,
    recipient: `guest-${nth}@example.org`,
    locale: 'en',
    subject: 'Welcome',
    text: 'Welcome',
    html: '<p>Welcome</p>',
    links: [],
    createdAt: now,
    nextAttemptAt: now,
  }));
  await db.insert(mails).values(due);
  const outboxes = stores.map((store) =>
    runOutbox(mailRounds(store.db, smtpTransport(smtp.url, 'door@vestibule.example'), clock, silentLog)),
  );
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  await smtp.close();
  expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(due.map(({ recipient }) => recipient).sort());
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

// A plain database has no NOTIFY.
test.runIf(featuresOfRun() === 'full')('a listener without a connection is notified once connected', async () => {
  const store = anyStore();
  const events: (string | null)[] = [];
  await allow(false);
  const stop = store.listen('door', (payload) => void events.push(payload));
  await allow(true);
  await eventually(() => expect(events).toEqual([null]));
  await store.db.execute(`select pg_notify('door', 'opened')`);
  await eventually(() => expect(events).toEqual([null, 'opened']));
  await stop();
  const others: (string | null)[] = [];
  store.listen('door', (payload) => void others.push(payload));
  await eventually(() => expect([events, others]).toEqual([[null, 'opened'], [null]]));
});

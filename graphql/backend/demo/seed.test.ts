/** Databases that local use accepts (D55): it adds publicly known codes and can empty the database. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY } from '../common/clock.ts';
import { silentLog } from '../common/log.ts';
import { SettingsError, readSettings } from '../settings/settings.ts';
import { registrationCodes, registrations, waitingListEntries } from '../store/schema.ts';
import type { Statements, Store } from '../store/store.ts';
import { adminOn } from '../testing/admin.ts';
import { startForTest, movableClock, PRODUCTION } from '../testing/harness.ts';
import { openForTest } from '../testing/test-databases.ts';
import { DEMO_CODES } from './data.ts';
import { resetDemo } from './seed.ts';

const clock = movableClock();
let store: Store;
let closed: number;
beforeEach(async () => {
  store = await openForTest(readSettings({ DATA_DIR: 'memory:' }), silentLog);
  closed = 0;
});
afterEach(() => store.close());

/** Starts a back end on the shared database, which outlives it. */
const start = (env: Readonly<Record<string, string>> = {}) =>
  startForTest(env, clock, silentLog, async () => ({ ...store, close: async () => void (closed += 1) }));
const makeCode = async (env: Readonly<Record<string, string>>): Promise<void> => {
  const running = await start(env);
  await adminOn(() => running.backEnd)('codes make --balance 3 --terms t --privacy p');
  await running.stop();
};
const codes = async (): Promise<string[]> => {
  const rows = await store.db.select({ code: registrationCodes.code }).from(registrationCodes);
  return rows.map(({ code }) => code).sort();
};
const ofDemo = DEMO_CODES.map(({ code }) => code).sort();

test('seeds an empty database, allows other codes in it, and renews the demo data at each start', async () => {
  await makeCode({});
  const all = await codes();
  expect([all.length, ofDemo.filter((code) => !all.includes(code))]).toEqual([ofDemo.length + 1, []]);
  // State left by an older version.
  await store.db.delete(registrationCodes).where(eq(registrationCodes.code, 'FUTURE'));
  clock.advance(30 * DAY);
  const running = await start();
  expect(await codes()).toEqual(all);
  const [pending] = await store.db.select().from(registrations).where(eq(registrations.id, 'demo-pending'));
  expect(pending?.pendingSince).toEqual(clock.now());
  await running.stop();
});

const waiting = { accountKey: 'guest@shop.example', email: 'guest@shop.example', joinedAt: clock.now() };
test.each<[string, (db: Statements) => Promise<unknown>]>([
  ['codes of operators', () => makeCode(PRODUCTION)],
  [
    'a code of the demo’s name',
    async (db) => {
      await makeCode(PRODUCTION);
      await db.update(registrationCodes).set({ code: 'VESTIBULE' });
    },
  ],
  ['no code yet, but somebody who waits', (db) => db.insert(waitingListEntries).values(waiting)],
])('refuses a database with %s: no start, no reset', async (_, fill) => {
  await fill(store.db);
  closed = 0;
  const before = await codes();
  const refusal = new SettingsError([
    'ENVIRONMENT must be production for this database: it has data that is not demo data, and local use would add public codes. For local use set another DATA_DIR or DATABASE_URL',
  ]);
  const outcome = await start().then(
    () => 'it starts',
    (error: unknown) => error,
  );
  expect([outcome, closed]).toEqual([refusal, 1]);
  const production = await start(PRODUCTION);
  await expect(resetDemo(store.db, production.backEnd.keys, clock.now())).rejects.toThrow(refusal);
  await production.stop();
  expect(await codes()).toEqual(before);
});

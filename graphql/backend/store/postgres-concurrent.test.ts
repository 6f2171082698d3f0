/**
 * Random concurrent operations on two back ends with one PostgreSQL: no deadlock, and the counters stay correct (D14,
 * D44).
 */
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { randomFrom, type Random } from '../../../test/harness/random.ts';
import { HOUR, after } from '../common/clock.ts';
import { reservedPlaces } from '../invitations/reserved-places.ts';
import { adminOn } from '../testing/admin.ts';
import { formOf, reasonsOf, startForTest, movableClock } from '../testing/harness.ts';
import { LEAN, PERSON } from '../testing/client.ts';
import { databasesOfRun, newDatabase } from '../testing/test-databases.ts';
import { prune } from '../pruning.ts';
import { quotaUses, registrationCodes, registrations } from './schema.ts';

type Server = Awaited<ReturnType<typeof startForTest>>;

const PLACES = 12;
const CODES = ['LASTONE', 'TWOLANDS'];
/** Two are spellings of one address (D18). */
const EMAILS = [
  'ada@at-once.example',
  'Ada@at-once.example',
  'bo@at-once.example',
  'cy@at-once.example',
  'di@at-once.example',
];

const clock = movableClock();
let servers: Server[] = [];
beforeAll(async () => {
  const DATABASE_URL = await newDatabase(databasesOfRun());
  servers = await Promise.all([startForTest({ DATABASE_URL }, clock), startForTest({ DATABASE_URL }, clock)]);
  await database().update(registrationCodes).set({ balance: PLACES }).where(inArray(registrationCodes.code, CODES));
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const database = () => {
  const [server] = servers;
  if (!server) throw new Error('no server runs');
  return server.backEnd.store.db;
};

/** Credentials for later operations: bearer tokens with their registrations, and mailed link ids. */
const inHand = { bearers: [{ token: '', id: '' }], links: [''] };
let activated = 0;

const submit = async (server: Server, random: Random) => {
  const form = formOf(random.pick(EMAILS), random.chance(0.3) ? LEAN : {});
  const { registration, token } = await server.submit(form, { code: random.pick(CODES) });
  if (registration && token) inHand.bearers.push({ token, id: registration.id });
};
const press = async (server: Server, random: Random) => {
  const { registrationProblems } = await server.finalize({ accountActivationId: random.pick(inHand.links) });
  if (registrationProblems.length === 0) activated += 1;
};
const complete = async (server: Server, random: Random) => {
  const { token, id } = random.pick(inHand.bearers);
  await server.finalize({ registrationId: id, ...PERSON }, { bearer: token });
};
const move = (server: Server, random: Random) =>
  server.changeEmail(random.pick(EMAILS), { bearer: random.pick(inHand.bearers).token });
const sendAgain = (server: Server, random: Random) =>
  random.chance(0.5)
    ? server.resend({ email: random.pick(EMAILS), registrationCode: random.pick(CODES) })
    : server.resend({}, { bearer: random.pick(inHand.bearers).token });
const erase = async (server: Server, random: Random) => {
  const { code } = await adminOn(() => server.backEnd)(`account erase ${random.pick(EMAILS)} --yes`);
  // 2: no data is stored for the address.
  expect([0, 2]).toContain(code);
};
const tidyUp = ({ backEnd }: Server) => prune(backEnd.store.db, clock.now());
/** Resets the counter of a code: the first transaction that locks the code counts again. */
const forgetCount = ({ backEnd }: Server, random: Random) =>
  backEnd.store.db
    .update(registrationCodes)
    .set({ reservedAfter: null })
    .where(eq(registrationCodes.code, random.pick(CODES)));

const ACTS = [
  [6, submit],
  [14, press],
  [4, complete],
  [6, move],
  [4, sendAgain],
  [1, erase],
  [1, tidyUp],
  [1, forgetCount],
] as const;

/** Allowed errors: old bearer tokens and exceeded limits. */
const EXPECTED = /"code":"(?:RATE_LIMITED|FORBIDDEN|UNAUTHENTICATED)"/;
/** Runs a random operation. @returns internal errors of the back end. */
const act = async (random: Random): Promise<string[]> => {
  try {
    await random.weighted<(server: Server, random: Random) => Promise<unknown>>(ACTS)(random.pick(servers), random);
    return [];
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return EXPECTED.test(message) ? [] : [message];
  }
};

/** Ids of the newest mail per address, which may still be valid, and of one old mail. */
const readMails = async () => {
  const mails = await Promise.all(EMAILS.map(async (email) => servers[0]?.mailsTo(email) ?? []));
  const ids = [...mails.map((of) => of.slice(0, 1)), ...mails.map((of) => of.slice(-1)).slice(0, 1)]
    .flat()
    .flatMap(({ links }) => links.map((link) => new URL(link).searchParams.get('accountActivationId')));
  inHand.links = ['unknown', ...ids.filter((id) => id !== null)];
};

/** Per code: free places, pending registrations and the counter. */
const places = () =>
  Promise.all(
    CODES.map(async (code) => {
      const [row] = await database()
        .select({ balance: registrationCodes.balance, reserved: reservedPlaces(database(), clock.now()) })
        .from(registrationCodes)
        .where(eq(registrationCodes.code, code));
      const waiting = and(eq(registrations.code, code), eq(registrations.status, 'PENDING_ACTIVATION'));
      const [pending] = await database().select({ rows: count() }).from(registrations).where(waiting);
      return { left: row?.balance ?? 0, pending: pending?.rows ?? 0, reserved: row?.reserved };
    }),
  );

test.each([1, 2, 3])(
  '40 concurrent actions, eight times, seed %d: none fails, no place is lost or taken twice',
  async (seed) => {
    const random = randomFrom(seed);
    for (let round = 0; round < 8; round += 1) {
      const failed = await Promise.all(Array.from({ length: 40 }, () => act(random)));
      expect(failed.flat()).toEqual([]);
      await readMails();
      clock.advance(HOUR);
    }
    const counted = await places();
    expect(counted.reduce((sum, { left }) => sum + left, activated)).toBe(PLACES * CODES.length);
    for (const { left, pending, reserved } of counted) {
      expect(pending).toBeLessThanOrEqual(left);
      expect(reserved).toBe(pending);
    }
    expect(activated).toBeGreaterThan(0);
  },
);

const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
test('a concurrently activated account keeps its address', async () => {
  const email = 'keeps@at-once.example';
  const [first, second] = servers as [Server, Server];
  const { registration } = await first.submit(formOf(email));
  const own = eq(registrations.id, registration?.id ?? '');
  const registering = await database().transaction(async (tx) => {
    await tx.update(registrations).set({ status: 'ACTIVE', activatedAt: clock.now() }).where(own);
    const asked = second.submit(formOf(email));
    await eventually(async () => expect(await database().$count(sql`pg_stat_activity`, isWaiting)).toBe(1));
    return { asked };
  });
  expect(reasonsOf(await registering.asked)).toEqual(['EmailAlreadyUsedActive']);
  expect(await database().$count(registrations, own)).toBe(1);
});

test('pruning does not wait for concurrent quota uses', async () => {
  const usedAt = after(clock.now(), -2 * HOUR);
  const uses = ['held', 'free'].map((id) => ({ id, subject: id, usedAt, uses: [usedAt] }));
  await database().insert(quotaUses).values(uses);
  await database().transaction(async (tx) => {
    await tx.update(quotaUses).set({ usedAt: clock.now() }).where(eq(quotaUses.id, 'held'));
    await prune(database(), clock.now());
  });
  const left = await database()
    .select({ id: quotaUses.id })
    .from(quotaUses)
    .where(inArray(quotaUses.id, ['held', 'free']));
  expect(left).toEqual([{ id: 'held' }]);
});

test('the number of busy connections is reported', async () => {
  const [
    {
      backEnd: { store },
    },
  ] = servers as [Server, Server];
  const before = store.connections?.() ?? { busy: -1, idle: -1, waiting: -1 };
  expect(before).toMatchObject({ busy: 0, waiting: 0 });
  const during = await store.db.transaction(() => Promise.resolve(store.connections?.()));
  expect(during).toEqual({ busy: 1, idle: before.idle - 1, waiting: 0 });
});

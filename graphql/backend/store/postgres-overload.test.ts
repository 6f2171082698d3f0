/** Overload on a real database: full queues are reported, and other requests are not affected. */
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { MINUTE } from '../common/clock.ts';
import { MUTATIONS, createTurns } from '../overload/turns.ts';
import { formOf, reasonsOf, startForTest, movableClock } from '../testing/harness.ts';
import { LEAN } from '../testing/client.ts';
import { databasesOfRun, newDatabase } from '../testing/test-databases.ts';
import { registrationCodes } from './schema.ts';
import { makeSmallSite } from '../../../test/suites/fuzz/small-site.ts';

const site = makeSmallSite();

type Server = Awaited<ReturnType<typeof startForTest>>;
const lines: { event: string; code?: unknown }[] = [];
let DATABASE_URL: string;
/** Another database session, and one that observes. */
let other: pg.Client;
let outside: pg.Client;
beforeAll(async () => {
  DATABASE_URL = await newDatabase(databasesOfRun());
  other = new pg.Client({ connectionString: DATABASE_URL });
  outside = new pg.Client({ connectionString: databasesOfRun().url });
  await Promise.all([other.connect(), outside.connect()]);
});
afterAll(async () => {
  await Promise.all([other.end(), outside.end()]);
  site.remove();
});

const servers: Server[] = [];
const start = async (env: Record<string, string>): Promise<Server> => {
  const log = (event: string, fields?: object) => void lines.push({ event, ...fields });
  const server = await startForTest({ DATABASE_URL, SITE_DIR: site.folder, ...env }, movableClock(), log);
  servers.push(server);
  return server;
};
beforeEach(() => {
  lines.length = 0;
});
afterEach(async () => {
  await other.query('rollback');
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const database = () => new URL(DATABASE_URL).pathname.slice(1);
/** Locks the row of a code until the end of the test or of `other`'s transaction. */
const hold = async (code: string) => {
  await other.query('begin');
  await other.query('select from registration_codes where code = $1 for update', [code]);
};
const waitingForLocks = async (): Promise<number> => {
  const found = await outside.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
    [database()],
  );
  return found.rows[0]?.waiting ?? 0;
};
const ready = async ({ url }: Server) => {
  const response = await fetch(`${url}/readyz`);
  return [response.status, ((await response.json()) as { database: string }).database];
};

test('50 requests for a locked code delay no others and are answered when it is free', async () => {
  const server = await start({ DATABASE_LOCK_TIMEOUT_MS: '25000', DATABASE_STATEMENT_TIMEOUT_MS: '25000' });
  // Independent of the speed of the machine: the test checks which requests wait, not for how long.
  server.backEnd.inTurn = createTurns({ ...MUTATIONS, maxWait: 10 * MINUTE });
  const mailed = async (email: string) => {
    await server.submit(formOf(email), { code: 'TWOLANDS' });
    return server.mailedId(email);
  };
  const [ofOthers, ofHeld] = [
    await mailed('before@held.example'),
    await server.submit(formOf('lean@held.example', LEAN)),
  ];
  await hold('VESTIBULE');
  let answered = 0;
  const crowd = Array.from({ length: 50 }, async (_, nth) => {
    const answer = await server.submit(formOf(`${nth}@held.example`));
    answered += 1;
    return reasonsOf(answer);
  });
  const step = server.complete(ofHeld);
  // Exactly the limit; the second step uses the same code.
  await eventually(async () => expect(await waitingForLocks()).toBe(3));
  expect((await server.codeDetails('VESTIBULE')).errors).toEqual([]);
  expect((await server.codeDetails('TWOLANDS')).errors).toEqual([]);
  const others = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => server.submit(formOf(`${nth}@other.example`), { code: 'TWOLANDS' })),
  );
  expect(others.flatMap(reasonsOf)).toEqual([]);
  expect(reasonsOf(await server.finalize({ accountActivationId: ofOthers }))).toEqual([]);
  expect(await ready(server)).toEqual([200, 'ok']);
  expect([answered, await waitingForLocks()]).toEqual([0, 3]);
  await other.query('rollback');
  expect((await Promise.all(crowd)).flat()).toEqual([]);
  expect(reasonsOf(await step)).toEqual([]);
});

test('waiting too long for a row gives 503 with Retry-After', async () => {
  const server = await start({ DATABASE_LOCK_TIMEOUT_MS: '100' });
  await hold('LASTONE');
  const { status, headers, errors } = await server.submitAnswer(formOf('late@held.example'), { code: 'LASTONE' });
  expect([status, headers.get('retry-after'), errors.map(({ extensions }) => extensions)]).toEqual([
    503,
    '10',
    [{ code: 'SERVICE_UNAVAILABLE', retryAfter: 10 }],
  ]);
  expect(lines.filter(({ event }) => event === 'graphql.error').map(({ code }) => code)).toEqual(['55P03']);
});

test('a process is ready with all connections in use, and not ready without a database', async () => {
  const server = await start({});
  await hold('LASTONE');
  const { db } = server.backEnd.store;
  const takers = Array.from({ length: 10 }, () =>
    db.transaction((tx) =>
      tx.select().from(registrationCodes).where(eq(registrationCodes.code, 'LASTONE')).for('update'),
    ),
  );
  await eventually(async () => expect(await waitingForLocks()).toBe(10));
  expect(await ready(server)).toEqual([200, 'ok']);
  await other.query('rollback');
  await Promise.all(takers);
  await outside.query(`alter database ${database()} allow_connections false`);
  await outside.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name like 'vestibule%'`,
    [database()],
  );
  await eventually(async () => expect(await ready(server)).toEqual([503, 'unreachable']));
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  await outside.query(`alter database ${database()} allow_connections true`);
  await eventually(async () => expect(await ready(server)).toEqual([200, 'ok']));
});

/** Two processes on one PostgreSQL (D44): unique resources are given only once. */
import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, demoRegistrations } from '../demo/data.ts';
import { formOf, reasonsOf } from '../testing/harness.ts';
import { startProcess } from '../testing/own-process.ts';
import { databasesOfRun, emptyDatabase } from '../testing/test-databases.ts';
import { MIGRATIONS } from './store.ts';
import { clientOf } from '../testing/client.ts';
import { statusesTo, statusEvent } from '../testing/requests.ts';

type Server = ReturnType<typeof clientOf>;

let processes: ReturnType<typeof startProcess>[] = [];
let servers: [Server, Server];
let database: pg.Client;
beforeAll(async () => {
  const databaseUrl = await emptyDatabase(databasesOfRun());
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const env = { PORT: '0', DATABASE_URL: databaseUrl, CODE_LOOKUPS_PER_MINUTE: '30', SUBMITS_PER_MINUTE: '0' };
  const started = [startProcess(env), startProcess(env)] as const;
  processes = [...started];
  servers = await Promise.all([started[0].url().then(clientOf), started[1].url().then(clientOf)]);
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await database.end();
});

const rows = async <Row extends pg.QueryResultRow>(query: string, ...values: readonly unknown[]): Promise<Row[]> =>
  (await database.query<Row>(query, [...values])).rows;
const onBoth = <Result>(times: number, call: (server: Server, nth: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: times }, (_, nth) => call(servers[nth % 2 === 0 ? 0 : 1], nth)));
const counted = (outcomes: readonly string[]) =>
  Object.fromEntries(
    Map.groupBy(outcomes, (one) => one)
      .entries()
      .map(([one, all]) => [one, all.length]),
  );

test('two processes start on an empty database: the tables are created once', async () => {
  const made = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const applied = await rows<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  expect([applied.length, new Set(applied.map(({ hash }) => hash)).size]).toEqual([made.length, made.length]);
  const emails = await rows<{ email: string }>('select email from registrations order by id');
  expect(emails.map(({ email }) => email).sort()).toEqual(
    demoRegistrations(new Date())
      .map(({ email }) => email)
      .sort(),
  );
});

test('50 concurrent requests take the last place once [ASVS 2.3.2]', async () => {
  const answers = await onBoth(50, (server, nth) =>
    server.submit(formOf(`last-${nth}@example.org`), { code: 'LASTONE' }),
  );
  expect(counted(answers.map((answer) => reasonsOf(answer).join() || 'registered'))).toEqual({
    registered: 1,
    RegistrationCode: 49,
  });
});

test('20 concurrent submits in two spellings leave one registration, the newest (D18)', async () => {
  const spellings = ['Twice@Example.org', 'twice@example.org'] as const;
  const answers = await onBoth(20, (server, nth) => server.submit(formOf(spellings[nth % 3 === 0 ? 0 : 1])));
  expect(answers.flatMap(reasonsOf)).toEqual([]);
  const left = await rows<{ id: string }>(`select id from registrations where account_key = 'twice@example.org'`);
  expect(left).toHaveLength(1);
  expect(answers.map(({ registration }) => registration?.id)).toContain(left[0]?.id);
  const mails = await Promise.all(spellings.map((spelling) => servers[0].mailsTo(spelling)));
  expect(mails.flat()).toHaveLength(2);
});

test('20 concurrent requests send a mail again once (D26)', async () => {
  const answers = await onBoth(20, (server) =>
    server.resend({ email: DEMO_ACCOUNTS.pending, registrationCode: 'VESTIBULE' }),
  );
  expect(counted(answers.map(({ accepted }) => String(accepted)))).toEqual({ true: 1, false: 19 });
  expect(await servers[1].mailsTo(DEMO_ACCOUNTS.pending)).toHaveLength(1);
});

test('keys and links work across processes, and the other process is notified', async () => {
  const email = 'both@example.org';
  const options = { idempotencyKey: 'attempt-on-both' };
  const answers = await onBoth(20, (server) => server.submit(formOf(email), {}, options));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await servers[0].mailsTo(email)).toHaveLength(1);

  const page = statusesTo(servers[1].url, answers[0]?.token);
  expect(await page.next()).toEqual(statusEvent('PENDING_ACTIVATION'));
  const next = page.next();
  const accountActivationId = await servers[0].mailedId(email);
  const pressed = await onBoth(20, (server, nth) =>
    server.finalize({ accountActivationId }, { idempotencyKey: `press-${nth}-xxx` }),
  );
  const outcomes = pressed.map(({ registrationProblems: [problem] }) => problem?.reasonDetails ?? 'activated');
  expect(counted(outcomes)).toEqual({ activated: 1, ALREADY_ACTIVE: 19 });
  expect(await next).toEqual(statusEvent('ACTIVE'));
  await page.end();
});

test('rate limits are shared', async () => {
  const answers = await onBoth(50, (server) =>
    server.graphql('{ registrationCodeDetails(registrationCode: "X") { errors } }', {}),
  );
  expect(counted(answers.map(({ status }) => String(status)))).toEqual({ 200: 30, 429: 20 });
});

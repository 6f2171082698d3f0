/** PostgreSQL is restarted, in good order and at once, while four processes are asked (D44): none ends, and nothing is done twice. */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../../test/harness/eventually.ts';
import { findPostgres } from '../../../test/harness/postgres.ts';
import { type PostgresServer, startPostgres } from '../../../test/suites/postgres/server.ts';
import { clientOf, formOf } from '../testing/harness.ts';
import { startProcess } from '../testing/own-process.ts';

const PROCESSES = 4;
/** Of each process, at the same time. */
const VISITORS = 3;
const programs = findPostgres() ?? '';

let postgres: PostgresServer;
let processes: ReturnType<typeof startProcess>[] = [];
let servers: ReturnType<typeof clientOf>[] = [];

/** What a statement answers, on a connection of its own. */
const ask = async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
};

const restart = async (mode: 'fast' | 'immediate'): Promise<void> => {
  const data = join(new URL(postgres.url).searchParams.get('host') ?? '', 'data');
  const { uid, gid } = statSync(data);
  const own = process.getuid?.() === 0 ? { uid, gid } : {};
  const args = ['-D', data, '-m', mode, '-w', '-t', '600', '-l', join(data, 'restarted'), 'restart'];
  await promisify(execFile)(join(programs, 'pg_ctl'), args, { cwd: data, ...own });
};

// Whoever names a PostgreSQL of their own need not have its programs.
describe.runIf(programs)('a restart of PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startPostgres(programs);
    // What was answered is on its way to the disk, as in use: at once means without a good-bye.
    await ask('alter database postgres set synchronous_commit = on');
    const env = { PORT: '0', DATABASE_URL: postgres.url, SUBMITS_PER_MINUTE: '0', CODE_LOOKUPS_PER_MINUTE: '0' };
    processes = Array.from({ length: PROCESSES }, () => startProcess(env));
    const lines = await Promise.all(processes.map(({ firstLine }) => firstLine()));
    servers = lines.map((line) => clientOf(/http:\/\/localhost:\d+/.exec(line)?.[0] ?? ''));
  });
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await postgres.stop();
  });

  test.each(['fast', 'immediate'] as const)('%s', async (mode) => {
    const [server] = servers;
    if (!server) throw new Error('nothing runs');
    const { token } = await server.submit(formOf(`watching-${mode}@example.org`));
    const page = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
    });
    const heard = page.iterate({ query: 'subscription { registrationStatusChanged { status } }' });
    const told = (status: string) => ({ value: { data: { registrationStatusChanged: { status } } } });
    expect(await heard.next()).toMatchObject(told('PENDING_ACTIVATION'));

    let isOver = false;
    const asked: { attempt: () => Promise<unknown>; answer: unknown }[] = [];
    const visit = async (of: number, who: number) => {
      for (let nth = 0; !isOver; nth += 1) {
        const name = `${mode}-${of}-${who}-${nth}`;
        const attempt = async () =>
          servers[of]?.submit(formOf(`${name}@example.org`), {}, { idempotencyKey: `attempt-${name}` });
        const one = { attempt, answer: undefined as unknown };
        asked.push(one);
        one.answer = await attempt().catch(String);
      }
    };
    const visits = Array.from({ length: PROCESSES * VISITORS }, (_, nth) => visit(nth % PROCESSES, nth));
    await eventually(() => expect(asked.length).toBeGreaterThan(PROCESSES * VISITORS));
    await restart(mode);
    const begun = asked.length;
    // Of those that began after it each process answers some.
    await eventually(() => expect(asked.length).toBeGreaterThan(begun + PROCESSES * VISITORS));
    isOver = true;
    await Promise.all(visits);

    const failed = asked.filter(({ answer }) => typeof answer === 'string');
    for (const { answer } of failed) expect(answer).toMatch(/"code":"(?:INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE)"/);
    // Whoever was answered is answered the same; whoever was not, once more, is.
    for (const { attempt, answer } of asked)
      expect(await attempt()).toEqual(typeof answer === 'string' ? expect.anything() : answer);
    const rows = (what: string) => ask<{ count: number }>(`select count(*)::int as count from ${what}`);
    const of = (column: string) => `${column} like '${mode}-%'`;
    expect([
      await rows(`registrations where ${of('email')} and status = 'PENDING_ACTIVATION'`),
      await rows(`mails where ${of('recipient')}`),
      await rows(`(select distinct recipient from mails where ${of('recipient')}) as recipients`),
    ]).toEqual(Array(3).fill([{ count: asked.length }]));

    await server.finalize({ accountActivationId: await server.mailedId(`watching-${mode}@example.org`) });
    expect(await heard.next()).toMatchObject(told('ACTIVE'));
    await page.dispose();
    expect(processes.map(({ child }) => [child.exitCode, child.signalCode])).toEqual(
      Array(PROCESSES).fill([null, null]),
    );
  });
});

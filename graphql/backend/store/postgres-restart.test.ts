/**
 * PostgreSQL restarts, gracefully and immediately, while four processes serve requests (D44): all survive, and no
 * operation takes effect twice.
 */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { findPostgres } from '../../../tools/process/postgres.ts';
import { type PostgresServer, startPostgres } from '../../../test/suites/postgres/server.ts';
import { formOf } from '../testing/harness.ts';
import { startProcess } from '../testing/own-process.ts';
import { statusesTo, statusEvent } from '../testing/requests.ts';
import { clientOf } from '../testing/client.ts';

const PROCESSES = 4;
/** Concurrent visitors per process. */
const VISITORS = 3;
const programs = findPostgres() ?? '';

let postgres: PostgresServer;
let processes: ReturnType<typeof startProcess>[] = [];
let servers: ReturnType<typeof clientOf>[] = [];

/** Result of a statement on a separate connection. */
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

interface Asked {
  attempt: () => Promise<unknown>;
  /** undefined: no response yet; null: failed. */
  answer: unknown;
}

/** Errors that the client did not cause; no others are allowed. */
const FAILED = /"code":"(?:INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE|TECHNICAL_ISSUE)"/;
const answerOf = async (attempt: Asked['attempt']): Promise<unknown> => {
  try {
    return await attempt();
  } catch (error) {
    expect(String(error)).toMatch(FAILED);
    return null;
  }
};

/**
 * Registers visitors in every process, one after another, until the signal aborts.
 * @param names prefix of their addresses.
 */
const registerUntil = (over: AbortSignal, names: string) => {
  const asked: Asked[] = [];
  const visit = async (of: number) => {
    for (let nth = 0; !over.aborted; nth += 1) {
      const name = `${names}-${of}-${nth}`;
      const attempt = async () =>
        servers[of % PROCESSES]?.submit(formOf(`${name}@example.org`), {}, { idempotencyKey: `attempt-${name}` });
      const one: Asked = { attempt, answer: undefined };
      asked.push(one);
      one.answer = await answerOf(attempt);
    }
  };
  const done = Promise.all(Array.from({ length: PROCESSES * VISITORS }, (_, of) => visit(of)));
  const registered = () => asked.filter(({ answer }) => answer).length;
  return { asked, done, registered };
};

/** Number of registrations and mails of addresses with this prefix, and of distinct recipients. */
const effectsOf = async (names: string) => {
  const count = (what: string) => `(select count(*)::int from ${what})`;
  const mails = `mails where recipient like '${names}-%'`;
  const [row] = await ask<Record<'registrations' | 'mails' | 'recipients', number>>(`select
    ${count(`registrations where email like '${names}-%' and status = 'PENDING_ACTIVATION'`)} as registrations,
    ${count(mails)} as mails, ${count(`(select distinct recipient from ${mails}) as recipients`)} as recipients`);
  return row;
};

// The PostgreSQL programs may be missing if the run uses an external server.
describe.runIf(programs)('a restart of PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startPostgres(programs);
    // Responses imply a write to disk, as in production: an immediate restart loses unflushed data.
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

  test.each(['fast', 'immediate'] as const)('%s: all processes survive, and retries get one response', async (mode) => {
    const [server] = servers;
    if (!server) throw new Error('nothing runs');
    const waiting = `watching-${mode}@example.org`;
    const page = statusesTo(server.url, (await server.submit(formOf(waiting))).token);
    expect(await page.next()).toEqual(statusEvent('PENDING_ACTIVATION'));

    const over = new AbortController();
    const { asked, done, registered } = registerUntil(over.signal, mode);
    await eventually(() => expect(registered()).toBeGreaterThan(PROCESSES));
    await restart(mode);
    const before = registered();
    await eventually(() => expect(registered()).toBeGreaterThan(before + PROCESSES * VISITORS));
    over.abort();
    await done;

    // A repeated attempt gets the same response; a failed one succeeds now.
    for (const one of asked) {
      const again = await one.attempt();
      one.answer ??= again;
      expect(again).toEqual(one.answer);
    }
    const each = asked.length;
    expect(await effectsOf(mode)).toEqual({ registrations: each, mails: each, recipients: each });
    await server.finalize({ accountActivationId: await server.mailedId(waiting) });
    expect(await page.next()).toEqual(statusEvent('ACTIVE'));
    await page.end();
    expect(processes.filter(({ child }) => child.exitCode !== null || child.signalCode !== null)).toEqual([]);
  });
});

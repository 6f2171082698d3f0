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
const ask = async (statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(statement);
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

/** Errors that the client did not cause; no others are allowed. */
const FAILED = /"code":"(?:INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE|TECHNICAL_ISSUE)"/;
const failed = (error: unknown): null => {
  expect(String(error)).toMatch(FAILED);
  return null;
};

// The PostgreSQL programs may be missing if the run uses an external server.
describe.runIf(programs)('a restart of PostgreSQL', () => {
  beforeAll(async () => {
    postgres = await startPostgres(programs);
    // Responses imply a write to disk, as in production: an immediate restart loses unflushed data.
    await ask('alter database postgres set synchronous_commit = on');
    const env = { PORT: '0', DATABASE_URL: postgres.url, SUBMITS_PER_MINUTE: '0', CODE_LOOKUPS_PER_MINUTE: '0' };
    processes = Array.from({ length: PROCESSES }, () => startProcess(env));
    servers = (await Promise.all(processes.map(({ url }) => url()))).map(clientOf);
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
    /** Attempts and their responses: undefined without one yet, null if it failed. */
    const asked: { attempt: () => Promise<unknown>; answer: unknown }[] = [];
    const over = new AbortController();
    const visit = async (of: number) => {
      for (let nth = 0; !over.signal.aborted; nth += 1) {
        const form = formOf(`${mode}-${of}-${nth}@example.org`);
        const options = { idempotencyKey: `attempt-${mode}-${of}-${nth}` };
        const attempt = async () => servers[of % PROCESSES]?.submit(form, {}, options);
        const one = { attempt, answer: undefined as unknown };
        asked.push(one);
        one.answer = await attempt().catch(failed);
      }
    };
    const visits = Array.from({ length: PROCESSES * VISITORS }, (_, of) => visit(of));
    const more = (count: number) => {
      const registered = () => asked.filter(({ answer }) => answer).length;
      const before = registered();
      return eventually(() => expect(registered()).toBeGreaterThan(before + count));
    };
    await more(PROCESSES);
    await restart(mode);
    await more(PROCESSES * VISITORS);
    over.abort();
    await Promise.all(visits);
    // A repeated attempt gets the same response; a failed one succeeds now.
    for (const one of asked) {
      const again = await one.attempt();
      expect(again).toEqual(one.answer ?? again);
    }
    const count = (what: string) => `(select count(*)::int from ${what} like '${mode}-%')`;
    expect(
      await ask(`select ${count("registrations where status = 'PENDING_ACTIVATION' and email")} as registrations,
        ${count('mails where recipient')} as mails,
        (select count(distinct recipient)::int from mails where recipient like '${mode}-%') as recipients`),
    ).toEqual([{ registrations: asked.length, mails: asked.length, recipients: asked.length }]);
    await server.activate(waiting);
    expect(await page.next()).toEqual(statusEvent('ACTIVE'));
    await page.end();
    expect(processes.filter(({ child }) => child.exitCode !== null || child.signalCode !== null)).toEqual([]);
  });
});

/**
 * Cuts the connection at every statement of every mutation, before its arrival and after its execution, in four
 * concurrent processes: no process ends, other requests are not affected, and each client gets one response, one effect
 * and one mail (D21, D44).
 */
import { chunk } from 'es-toolkit/array';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { MUTATIONS, type SendRequest, type PreparedMutation, activateByLink } from '../testing/mutations.ts';
import { startProcess } from '../testing/own-process.ts';
import { databasesOfRun, emptyDatabase } from '../testing/test-databases.ts';
import { type Break, type WireProxy, startWireProxy } from '../testing/wire-proxy.ts';
import { type CallOptions, clientOf } from '../testing/client.ts';

const PROCESSES = 4;

interface Running {
  process: ReturnType<typeof startProcess>;
  proxy: WireProxy;
  server: ReturnType<typeof clientOf>;
}

let running: [Running, ...Running[]];
let database: pg.Client;

const start = async (databaseUrl: string): Promise<Running> => {
  const proxy = await startWireProxy(databaseUrl);
  // The rate limit is counted but never reached, so its statements are cut too.
  const limits = { CODE_LOOKUPS_PER_MINUTE: '0', SUBMITS_PER_MINUTE: '1000000' };
  const process = startProcess({ PORT: '0', DATABASE_URL: proxy.url, ...limits });
  const server = clientOf(await process.url());
  return { process, proxy, server };
};

beforeAll(async () => {
  const databaseUrl = await emptyDatabase(databasesOfRun());
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const others = Array.from({ length: PROCESSES - 1 }, () => start(databaseUrl));
  running = [await start(databaseUrl), ...(await Promise.all(others))];
});
afterAll(async () => {
  for (const { process, proxy } of running) {
    process.child.kill('SIGKILL');
    proxy.close();
  }
  await database.end();
});

/** Number of rows by kind in the database for the addresses of a tag. */
const EFFECTS = `
  select 'registration ' || status || ' ' || flow as kind, count(*)::int from registrations where email like $1 group by 1
  union all select 'mail to ' || split_part(recipient, '-', 1) || ': ' || subject, count(*)::int
    from mails where recipient like $1 group by 1
  union all select 'link', count(*)::int from activation_links where email like $1 having count(*) > 0
  union all select 'waiting', count(*)::int from waiting_list_entries where email like $1 having count(*) > 0
  union all select 'interest', count(*)::int from membership_interests where email like $1 having count(*) > 0
  union all select 'newsletter withdrawn', count(*)::int
    from newsletter_subscriptions where account_key like $1 and unsubscribed_at is not null having count(*) > 0`;
const effectsOn = async (tag: string): Promise<Record<string, number>> => {
  const { rows } = await database.query<{ kind: string; count: number }>(EFFECTS, [`%-${tag}@example.org`]);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
};

/** Per code: free and used places, and the error of its counter of reserved places. */
const PLACES = `
  select code, balance + (select count(*) from registrations r where r.code = c.code and status = 'ACTIVE')::int as places,
    reserved - (select count(*) from registrations r where r.code = c.code
      and status in ('PENDING_ACTIVATION', 'EXPIRED') and pending_since > reserved_after)::int as miscounted
  from registration_codes c order by code`;
const places = async () => (await database.query<{ code: string; places: number; miscounted: number }>(PLACES)).rows;

let used = 0;
const prepare = async (mutation: PreparedMutation, { server }: Running) => {
  used += 1;
  const tag = `tag${used}x`;
  return { tag, send: await mutation.prepare(server, tag), options: { idempotencyKey: `attempt-${tag}` } };
};
/** Otherwise the mail of the setup would count against the quota (D26). */
const forgetUses = () => database.query('delete from quota_uses');

/** Statements and effects of a mutation without a break. */
const measure = async (mutation: PreparedMutation, one: Running) => {
  const { tag, send, options } = await prepare(mutation, one);
  await forgetUses();
  one.proxy.statements();
  await send(one.server, options);
  return { mutation, statements: one.proxy.statements(), effects: await effectsOn(tag) };
};
type Measured = Awaited<ReturnType<typeof measure>>;

interface Cut {
  of: Measured;
  statement: number;
  where: Break;
}

/** Cuts at each statement; repeated statements are cut once, except begin and commit. */
const cutsOf = (of: Measured): Cut[] =>
  of.statements.flatMap((text, statement) => {
    const isKnown = !/^(?:begin|commit)/.test(text) && of.statements.indexOf(text) < statement;
    return isKnown ? [] : (['before', 'after'] as const).map((where) => ({ of, statement, where }));
  });

const lookUp = ({ server }: Running) =>
  Promise.all(['VESTIBULE', 'NOINVITER'].map(async (code) => (await server.codeDetails(code)).errors));
const isAlive = ({ process: { child } }: Running): boolean => child.exitCode === null && child.signalCode === null;

interface Attempt extends Cut {
  one: Running;
  /** The process for the second attempt. */
  other: Running;
  tag: string;
  send: SendRequest;
  options: CallOptions;
}

/** Every attempt of a round uses another process. */
const attemptOf = async (cut: Cut, nth: number): Promise<Attempt> => {
  const [first] = running;
  const [one = first, other = first] = [running[nth], running[(nth + 1) % PROCESSES]];
  return { ...cut, one, other, ...(await prepare(cut.of.mutation, one)) };
};

/** Sends the request while its connection is cut, and a concurrent lookup to the same process. */
const pressAndCut = async ({ one, send, options, statement, where }: Attempt) => {
  one.proxy.breakAt(statement, where);
  const [answer, beside] = await Promise.all([send(one.server, options), lookUp(one)]);
  return { answer, beside };
};

test('each request has one response, one effect and one mail; others and the processes are not affected', async (context) => {
  const [first] = running;
  const untouched = await lookUp(first);
  const placesBefore = await places();
  const measured: Measured[] = [];
  for (const mutation of MUTATIONS) measured.push(await measure(mutation, first));
  const cuts = measured.flatMap(cutsOf);
  for (const round of chunk(cuts, PROCESSES)) {
    const attempts = await Promise.all(round.map(attemptOf));
    await forgetUses();
    const answered = await Promise.all(attempts.map(pressAndCut));
    const again = await Promise.all(attempts.map(({ send, other, options }) => send(other.server, options)));
    for (const [nth, { of, statement, where, tag }] of attempts.entries()) {
      const what = `${of.mutation.name}, cut ${where} ${of.statements[statement]}`;
      expect({ what, ...answered[nth], effects: await effectsOn(tag) }).toEqual({
        what,
        answer: again[nth],
        beside: untouched,
        effects: of.effects,
      });
    }
  }
  expect(running.map(isAlive)).toEqual(Array(PROCESSES).fill(true));
  expect(running.reduce((sum, { proxy }) => sum + proxy.broken(), 0)).toBe(cuts.length);
  expect(measured.map(({ mutation, statements }) => [mutation.name, statements.at(-1)])).toEqual(
    MUTATIONS.map(({ name }) => [name, 'commit']),
  );
  expect(await places()).toEqual(placesBefore);
  context.task.meta.cuts = cuts.length;
});

/** Error codes of failures that the client did not cause. */
const FAILED = /"code":"(?:INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE|TECHNICAL_ISSUE)"/;

test.each(['before', 'after'] as const)(
  'a read fails once if cut %s its statement, without details of the database',
  async (where) => {
    const [one] = running;
    const link = await activateByLink();
    for (const read of [() => lookUp(one), () => link(one.server, {})]) {
      const before = await read();
      one.proxy.breakAtNext(/from "registration_codes"/, where);
      const failed = await read().catch(String);
      expect(failed).toMatch(FAILED);
      expect(failed).not.toMatch(/127\.0\.0\.1|select|terminated/i);
      expect(await read()).toEqual(before);
    }
  },
);

test('each process closes its connections and stops on a signal', async () => {
  for (const { process } of running) process.child.kill('SIGTERM');
  const ended = await Promise.all(running.map(({ process }) => process.ended));
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(ended.filter(({ text }) => /uncaught|unhandled/.test(text))).toEqual([]);
  const left =
    "select 1 from pg_stat_activity where datname = current_database() and application_name like 'vestibule%'";
  await eventually(async () => expect((await database.query(left)).rows).toEqual([]));
});

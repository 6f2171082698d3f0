/**
 * `npm run tool -- bench-backend`: measures registrations over HTTP, on PGlite, and on a temporary PostgreSQL with
 * durable commits, with one process and with four.
 *
 * --registrations 1000   registrations per round (default: 1000)
 * --rounds 3             number of rounds (default: 3)
 * --lanes 16             number of concurrent guests (default: 16)
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { systemClock } from '../../../graphql/backend/common/clock.ts';
import { deriveKeys } from '../../../graphql/backend/common/keys.ts';
import { silentLog } from '../../../graphql/backend/common/log.ts';
import { seedDemo } from '../../../graphql/backend/demo/seed.ts';
import { readSettings, type Environment } from '../../../graphql/backend/settings/settings.ts';
import { openStore } from '../../../graphql/backend/store/open-store.ts';
import { registrationCodes } from '../../../graphql/backend/store/schema.ts';
import { agreed, persistedQueryOf } from '../../../graphql/backend/testing/client.ts';
import { formOf, PRODUCTION } from '../../../graphql/backend/testing/harness.ts';
import { startMailServer } from '../../../graphql/backend/testing/mail-server.ts';
import { startProcess } from '../../../graphql/backend/testing/own-process.ts';
import { makeTemplate, newDatabase, wholeServer } from '../../../graphql/backend/testing/test-databases.ts';
import { print } from '../../../tools/process/command.ts';
import { requirePrograms } from '../../../tools/process/install.ts';
import { findPostgres, POSTGRES } from '../../../tools/process/postgres.ts';
import { startPostgres } from '../../suites/postgres/server.ts';
import { median } from '../figures.ts';
import { table, written } from '../medians-table.ts';

const { values: options } = parseArgs({
  options: {
    registrations: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    lanes: { type: 'string', default: '16' },
  },
});
const [count, rounds, lanes] = [options.registrations, options.rounds, options.lanes].map(Number) as [
  number,
  number,
  number,
];
/** Until the code of a process is compiled. */
const WARMING = 200;
/** As many codes as on a busy evening, so that guests do not wait for the lock of one. */
const CODES = Array.from({ length: 200 }, (_, nth) => `EVENING${nth}`);
const METRICS_TOKEN = createHash('sha256').update('bench').digest('base64url');
const persistedQuery = persistedQueryOf('registrationSubmitForm');

type Database = { DATABASE_URL: string } | { DATA_DIR: string };

/** Fills a database with the demo data and the codes. */
async function seed(database: Database): Promise<Database> {
  const settings = readSettings(database satisfies Environment);
  const store = await openStore(settings, silentLog);
  await seedDemo(store.db, deriveKeys(settings.tokenSecret), systemClock(0).now());
  const [like] = await store.db.select().from(registrationCodes).where(eq(registrationCodes.code, 'VESTIBULE'));
  if (!like) throw new Error('The demo data has no code VESTIBULE');
  await store.db.insert(registrationCodes).values(CODES.map((code) => Object.assign({}, like, { code })));
  await store.close();
  return database;
}

/** Registers one guest, who has an own address (RFC 2544), so that limits are checked but never reached. */
async function register(agent: Agent, url: string, run: string, nth: number): Promise<void> {
  const email = `guest-${run}-${nth}@example.org`;
  const variables = {
    registrationCode: CODES[nth % CODES.length],
    formInput: formOf(email),
    consents: agreed('AT', nth % 2 === 0),
    socialRegistrationInput: null,
  };
  const extensions = { idempotencyKey: createHash('sha256').update(email).digest('base64url'), persistedQuery };
  const address = `198.${18 + ((nth >> 16) & 1)}.${(nth >> 8) & 255}.${nth & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const asked = request(`${url}/graphql`, { agent, method: 'POST', headers });
  asked.end(JSON.stringify({ operationName: 'registrationSubmitForm', variables, extensions }));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const answer = await text(response);
  if (!answer.includes('"registrationProblems":[],"token":"')) throw new Error(`Not registered: ${answer}`);
}

/** Registers guests concurrently; each lane sends the next request after the answer. @returns times in ms. */
async function registerAll(urls: readonly string[], run: string, many: number): Promise<[took: number, number[]]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const numbers = Array(many).keys();
  const began = performance.now();
  const lane = async (url: string): Promise<void> => {
    for (const nth of numbers) {
      const start = performance.now();
      await register(agent, url, run, nth);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, nth) => lane(urls[nth % urls.length] ?? '')));
  agent.destroy();
  return [performance.now() - began, times];
}

/** CPU time of a process in ms, from its metrics. */
async function cpuOf(url: string): Promise<number> {
  const metrics = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1000;
}

/** Measures all rounds of a product with this number of processes. @returns a row of the table. */
async function measure(name: string, database: Database, many: number, smtp: string): Promise<readonly string[]> {
  const env = { ...PRODUCTION, PORT: '0', METRICS_TOKEN, SMTP_URL: smtp, ...database };
  const started = [];
  for (let nth = 0; nth < many; nth += 1) {
    const { child, ended, firstLine } = startProcess(env);
    const url = /http:\/\/localhost:\d+/.exec(await firstLine())?.[0];
    if (!url) throw new Error((await ended).text);
    started.push({ child, ended, url });
  }
  const urls = started.map(({ url }) => url);
  const cpu = async () => (await Promise.all(urls.map(cpuOf))).reduce((sum, one) => sum + one, 0);
  await registerAll(urls, 'warming', WARMING * many);
  const rates: number[] = [];
  const all: number[] = [];
  const before = await cpu();
  for (let round = 0; round < rounds; round += 1) {
    const [took, times] = await registerAll(urls, `round-${round}`, count);
    rates.push((count / took) * 1000);
    all.push(...times);
  }
  const each = ((await cpu()) - before) / (count * rounds);
  for (const { child, ended } of started) {
    child.kill();
    await ended;
  }
  const sorted = all.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? null;
  return [name, written(median(rates)), ...[0.5, 0.95, 0.99].map((part) => written(at(part), 1)), written(each, 2)];
}

const programs = requirePrograms([POSTGRES]) ? findPostgres() : undefined;
if (programs === undefined) process.exit(1);
print(`${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}; ${count} a round, ${lanes} at once`);
const mails = await startMailServer();
const folder = mkdtempSync(join(tmpdir(), 'vestibule-load-'));
// Commits wait for the disk, as in production.
const durable = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `-c ${name}=on`);
const server = await startPostgres(programs, { options: durable });
const template = await makeTemplate(wholeServer(server.url));
const onPostgres = async () => seed({ DATABASE_URL: await newDatabase(template) });
const rows = [
  await measure('PGlite', await seed({ DATA_DIR: folder }), 1, mails.url),
  await measure('PostgreSQL, one process', await onPostgres(), 1, mails.url),
  await measure('PostgreSQL, four processes', await onPostgres(), 4, mails.url),
];
print(table(['', 'registrations/s', 'p50, ms', 'p95, ms', 'p99, ms', 'cpu each, ms'], rows));
await server.stop();
await mails.close();
rmSync(folder, { recursive: true });

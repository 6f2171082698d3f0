/**
 * `node test/bench/backend/floods.ts`: one client floods a production process on PostgreSQL with durable commits;
 * measures the waiting times of other clients in the same run.
 *
 * --seconds 10   duration of each row (default: 10)
 */
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { start } from '../../../tools/process/child.ts';
import { requirePrograms } from '../../../tools/process/install.ts';
import { findPostgres, POSTGRES } from '../../../tools/process/postgres.ts';
import { print, stopwatch } from '../../../tools/process/command.ts';
import { table, written } from '../medians-table.ts';
import { onPostgres } from './databases.ts';
import type { Came, Flood } from './flood.ts';
import { startMailSink } from './mails.ts';
import { type Process, startProcess } from './processes.ts';
import { lookUp, post, register } from './registrations.ts';
import { percentile } from './backend-report.ts';

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const LASTS = Number(options.seconds) * 1000;
/** Ramp-up time of a flood, in ms. */
const RISES = 2000;
const LOOK_UP_EVERY = 50;
const SUBMIT_EVERY = 250;
/** The timeout of a page in ms (spec 9). */
const PATIENCE = 30_000;
const seconds = stopwatch();

const programs = requirePrograms([POSTGRES]) ? findPostgres() : undefined;
if (programs === undefined) process.exit(1);

await using mails = await startMailSink();
await using postgres = await onPostgres(programs);
await using server = await startProcess({ ...(await postgres.make()), SMTP_URL: mails.url });
const agent = new Agent({ keepAlive: true });

/** Waiting times of other clients in ms, each from a separate address. */
let others = 0;
const timed = async (ask: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  const isAnswered = await Promise.race([ask().then(() => true), setTimeout(PATIENCE, false)]).catch(() => false);
  return isAnswered ? performance.now() - start : Infinity;
};
const lookUpOfAnother = () => {
  others += 1;
  const address = `198.18.${others >> 8}.${others & 255}`;
  return timed(async () => {
    const { status } = await post(agent, server.url, lookUp(address, 'VESTIBULE'));
    if (status !== 200) throw new Error(String(status));
  });
};
const submitOfAnother = () => timed(() => register(agent, server.url, 'other', (others += 1)));

async function askedEvery(pause: number, ask: () => Promise<number>): Promise<number[]> {
  const times: Promise<number>[] = [];
  for (const until = performance.now() + LASTS; performance.now() < until;) {
    times.push(ask());
    await setTimeout(pause);
  }
  return Promise.all(times);
}

interface Beside {
  name: string;
  came: string;
  lookUps: number[];
  submits: number[];
  rss: number;
}

async function besides(name: string, flood: Flood | null, server: Process): Promise<Beside> {
  const flooder =
    flood &&
    start(process.execPath, ['test/bench/backend/flood.ts', JSON.stringify(flood)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  const began = performance.now();
  await setTimeout(RISES);
  const [lookUps, submits] = await Promise.all([
    askedEvery(LOOK_UP_EVERY, lookUpOfAnother),
    askedEvery(SUBMIT_EVERY, submitOfAnother),
  ]);
  const { rss } = await server.used();
  const came = await new Promise<Came>((resolve) => {
    if (!flooder) return resolve({});
    flooder.once('message', (message) => resolve(message as Came));
    flooder.send('end');
  });
  const each = (performance.now() - began) / 1000;
  const said = Object.entries(came).map(([what, times]) => `${what}: ${written(times / each)}/s`);
  await setTimeout(RISES);
  return { name, came: said.join(', ') || '–', lookUps, submits, rss };
}

const bearers: string[] = [];
for (let nth = 0; nth < 40; nth += 1) bearers.push(await register(agent, server.url, 'flooder', nth));
for (let nth = 0; nth < 200; nth += 1) await lookUpOfAnother();

const flood = (kind: Flood['kind'], connections: number): Flood => ({ kind, connections, url: server.url, bearers });
const rows: Beside[] = [];
for (const [name, one] of [
  ['alone', null],
  ['50 connections, refused', flood('refused', 50)],
  ['250 connections, refused', flood('refused', 250)],
  ['250 connections, unknown operation', flood('unknown', 250)],
  ['alone again', null],
  ['20 sockets', flood('sockets', 20)],
  ['40 sockets', flood('sockets', 40)],
  ['alone at last', null],
] as const) {
  rows.push(await besides(name, one, server));
  print(`  ${name}: ${seconds()} s`);
}
const shown = (times: readonly number[]) => [0.5, 0.95, 1].map((part) => written(percentile(times, part)));
print(
  table(
    ['', 'the flood', 'look-up p50', 'p95', 'worst', 'submit p50', 'p95', 'worst', 'MB'],
    rows.map(({ name, came, lookUps, submits, rss }) => [
      name,
      came,
      ...shown(lookUps),
      ...shown(submits),
      written(rss / 1e6),
    ]),
  ),
);
agent.destroy();
print(`floods: ${rows.length} rows, ${seconds()} s`);

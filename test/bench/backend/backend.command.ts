/**
 * `npm run tool -- bench-backend`: measures registrations over HTTP against the same SQL statements from a bare client,
 * alternately in the same run: on PGlite, and on a temporary PostgreSQL with durable commits, with one process and with
 * four.
 *
 * --registrations 1000   registrations per round (default: 1000)
 * --rounds 3             number of rounds (default: 3)
 * --lanes 16             number of concurrent guests (default: 16)
 * --memory 10000         registrations for the heap measurement, every 2,500; 0 skips it (default: 10000)
 * --only postgres        only setups whose name begins with this
 */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { requirePrograms } from '../../../tools/process/install.ts';
import { findPostgres, POSTGRES } from '../../../tools/process/postgres.ts';
import { print, stopwatch, thousands } from '../../../tools/process/command.ts';
import { startMailSink } from './mails.ts';
import { ratio } from '../figures.ts';
import { written } from '../medians-table.ts';
import { embedded, onPostgres } from './databases.ts';
import { registerAll } from './load.ts';
import { type Plan, type Round, type Setup, setUp } from './measure.ts';
import { record } from './record.ts';
import { growth, reportOf, rowOf } from './backend-report.ts';

const { values: options } = parseArgs({
  options: {
    registrations: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    lanes: { type: 'string', default: '16' },
    memory: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
  },
});
const [count, rounds, lanes, memory] = [options.registrations, options.rounds, options.lanes, options.memory].map(
  Number,
) as [number, number, number, number];
const EVERY = 2500;
const seconds = stopwatch();

const programs = requirePrograms([POSTGRES]) ? findPostgres() : undefined;
if (programs === undefined) process.exit(1);
print(
  `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}; ${count} registrations a round, ${lanes} at once`,
);

const told = await record('recorded', count);
const statements = told[0] ?? [];
print(`A registration: ${statements.length} statements, ${statements.length + 2} round trips with begin and commit:`);
for (const { text } of statements) print(`  ${text.replace(/\s+/g, ' ').slice(0, 150)}`);

await using mails = await startMailSink();
await using files = await embedded();
await using postgres = await onPostgres(programs);
const common = { lanes, smtpUrl: mails.url };
const plans: Plan[] = [
  { ...common, name: 'PGlite', databases: files, count: 1 },
  { ...common, name: 'PostgreSQL, one', databases: postgres, count: 1 },
  { ...common, name: 'PostgreSQL, four', databases: postgres, count: 4 },
].filter(({ name }) => name.toLowerCase().startsWith(options.only));

await using stack = new AsyncDisposableStack();
const setups: Setup[] = [];
for (const plan of plans) setups.push(stack.use(await setUp(plan)));

const measured = new Map<string, Round[]>(setups.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1)
  for (const setup of setups) {
    const one = await setup.measure(told, round);
    measured.get(setup.name)?.push(one);
    print(
      `  round ${round + 1}, ${setup.name}: bare ${written(one.bare)}/s, product ${written(one.product)}/s, ${seconds()} s`,
    );
  }
const rows = [...measured].map(([name, all]) => rowOf(name, all));
print(reportOf(rows));

/** Measures the heap of one process while guests keep registering. */
async function watchMemory({ name, processes: [first] }: Setup): Promise<string> {
  if (!first || memory === 0) return '';
  const heaps: { after: number; heap: number }[] = [];
  for (let after = EVERY; after <= memory; after += EVERY) {
    await registerAll({ urls: [first.url], lanes, run: `memory-${after}`, count: EVERY });
    heaps.push({ after, heap: (await first.used()).heap });
  }
  print(`heap of ${name}, MB after each ${EVERY}: ${heaps.map(({ heap }) => written(heap / 1e6, 1)).join(' ')}`);
  return `, heap ${written(growth(heaps))} bytes more a registration over ${thousands(memory)}`;
}
const [one, four] = ['PostgreSQL, one', 'PostgreSQL, four'].map((name) => rows.find((row) => row.name === name));
const watched = setups.find(({ name }) => name === 'PostgreSQL, one') ?? setups[0];
const grown = watched ? await watchMemory(watched) : '';
const asked = rows.map(
  (row) => `${row.name} ${written(row.product)}/s, ${written(row.ratio, 2)} of bare, p99 ${written(row.tail, 1)} × p50`,
);
const scaling =
  one && four
    ? `; four ÷ one ${written(ratio(four.product, one.product), 2)} (bare ${written(ratio(four.bare, one.bare), 2)})`
    : '';
print(`bench:backend: ${asked.join('; ')}${scaling}${grown}, ${seconds()} s`);

/**
 * `npm run bench:privacy`: whether the time of an answer tells what is known of an address, where `REVEAL_ACCOUNT_STATE=false`
 * promises that nothing does (D40). Of each entry, requests about addresses in every state are asked in random order; ends with 1
 * where a state is told from an unknown address by more than the goal.
 *   --samples 200     requests of each state
 *   --again 800       of an entry that misses the goal, measured once more; that figure counts
 *   --lanes 8         how many ask at once
 *   --only submit     entries whose names begin so
 *   --seed 1          the order, which is printed
 */
import { parseArgs } from 'node:util';
import { randomFrom } from '../../harness/random.ts';
import { print, stopwatch } from '../../suites/print.ts';
import { ENTRIES, type Entry } from './entries.ts';
import { measure } from './measure.ts';
import { GOAL, isMet, reportOf, rowsOf, type Row } from './report.ts';
import { startMailSink } from './server.ts';

const { values: options } = parseArgs({
  options: {
    samples: { type: 'string', default: '200' },
    again: { type: 'string', default: '800' },
    lanes: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(options.seed);
const random = randomFrom(seed);
const seconds = stopwatch();
const SAID_EVERY = 200;

print(`Privacy mode by time, seed ${seed}, ${options.samples} a state, ${options.lanes} at once`);
await using mails = await startMailSink();

async function rowsFor(entry: Entry, samples: number): Promise<Row[]> {
  const progress = (done: number, of: number) => {
    if (done % SAID_EVERY === 0 || done === of) print(`  ${entry.name}: ${done} of ${of}, ${seconds()} s`);
  };
  const plan = { samples, lanes: Number(options.lanes), random, smtpUrl: mails.url, progress };
  return rowsOf(entry.name, entry.known, await measure(entry, plan));
}

/** Of forty figures that are at 0.5, two or three of 200 samples are above the goal by chance; of 800 none. */
async function judged(entry: Entry): Promise<Row[]> {
  const rows = await rowsFor(entry, Number(options.samples));
  print(reportOf(rows));
  if (rows.every(isMet) || Number(options.again) === 0) return rows;
  print(`  ${entry.name}: measured again, ${options.again} a state`);
  return rowsFor(entry, Number(options.again));
}

const rows: Row[] = [];
for (const entry of ENTRIES.filter(({ name }) => name.startsWith(options.only))) rows.push(...(await judged(entry)));
print(reportOf(rows));
const met = rows.filter(isMet).length;
const worst = Math.max(...rows.map(({ answer }) => answer.auc));
print(
  `bench:privacy: ${met} of ${rows.length} at most ${GOAL}, worst answer ${worst.toFixed(3)}, seed ${seed}, ${seconds()} s`,
);
process.exitCode = met === rows.length ? 0 : 1;

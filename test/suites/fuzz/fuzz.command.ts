/**
 * `npm run tool -- fuzz`: feeds hostile, odd and foreign input to each entry of the product, and checks properties that
 * must always hold.
 *
 * --seed 7      draws other inputs (default: 1)
 * --seconds 60  continues with further seeds for this time
 * --only query  only the entry of this name
 * --path 17:2:1 repeats one input, with --only and --seed, as printed by a failure
 */
import { parseArgs } from 'node:util';
import { keepResult } from '../../../tools/check/results/result.ts';
import { print, stopwatch, thousands } from '../../../tools/process/command.ts';
import { answered } from './entries/answers.ts';
import { configuration } from './entries/configuration.ts';
import { connections } from './entries/connections.ts';
import { contract } from './entries/contract.ts';
import { dear } from './entries/cost.ts';
import { fields } from './entries/fields.ts';
import { links } from './entries/links.ts';
import { server } from './entries/routes.ts';
import { judged } from './entries/verdicts.ts';
import { visits } from './entries/visits.ts';
import { fuzz, type Outcome } from './fuzz.ts';
import { createSurroundings } from './surroundings.ts';

/** In running order. */
const entries = [links, fields, dear, configuration, contract, judged, server, connections, visits, answered].flat();

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string' },
    seconds: { type: 'string', default: '0' },
  },
});
const first = Number(values.seed);
const chosen = entries.filter(({ name }) => values.only === undefined || name === values.only);
if (chosen.length === 0) {
  print(`no entry is called ${values.only}; there are: ${entries.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const elapsed = performance.now.bind(performance);
const end = elapsed() + 1_000 * Number(values.seconds);
const seconds = stopwatch();
const surroundings = await createSurroundings();
// The listeners for uncaught errors would otherwise swallow errors of this suite.
const fail = (error: unknown): never => {
  process.stdout.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
};
const inputs = new Map<string, number>();
const failed = new Map<string, Outcome>();

print(`seed ${first}`);
for (let round = 0; round === 0 || elapsed() < end; round += 1)
  for (const entry of chosen) {
    if (failed.has(entry.name) || (round > 0 && elapsed() > end)) continue;
    const timer = stopwatch();
    const outcome = await fuzz(entry, surroundings, { seed: first + round, path: values.path }).catch(fail);
    inputs.set(entry.name, (inputs.get(entry.name) ?? 0) + outcome.inputs);
    if (outcome.told.length > 0) failed.set(entry.name, outcome);
    for (const line of outcome.told) print(line);
    if (round === 0)
      print(
        `${outcome.told.length > 0 ? '✗' : '✓'} ${entry.name}: ${thousands(outcome.inputs)} inputs, ${timer()} s; ${entry.holds}`,
      );
  }
await surroundings.close();

const rows = chosen.map(({ name, holds }) => ({
  cells: [name, holds, thousands(inputs.get(name) ?? 0)],
  isGood: !failed.has(name),
  more: failed.get(name)?.told ?? [],
}));
const total = [...inputs.values()].reduce((sum, count) => sum + count, 0);
const line = `fuzz: ${total} inputs into ${chosen.length} entries, ${failed.size} findings, ${seconds()} s`;
print(line);
const passed = failed.size === 0;
if (values.only === undefined)
  keepResult('fuzz', {
    line,
    passed,
    tables: [{ title: 'Entries', head: ['entry', 'what must be so', 'inputs'], rows }],
  });
// A visit may leave a stream, a timer or a window that would keep the process alive.
process.exit(passed ? 0 : 1);

/**
 * `npm run tool -- mutate`: plants every possible single fault of the charts, one at a time, and prints what detects
 * it.
 *
 * --sample 24               plants this many faults, chosen by --seed
 * --seed 1                  seed of the sample (default: 1)
 * --chart visit             only faults of this chart
 * --only 3f2a91c            only this fault
 * --workers 2               number of processes (default: one per core)
 * --page                    writes docs/mutation.md, if every fault was planted
 */
import { availableParallelism } from 'node:os';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { faultsOf } from '../../model/mutation/planting.ts';
import { sampleOf } from '../../../packages/witness/index.ts';
import { isOpen, type Verdict } from '../../model/mutation/verdict.ts';
import { charts } from '../../model/worlds/charts.ts';
import { print, stopwatch, thousands } from '../../../tools/process/command.ts';
import { figuresOf, linesOf, pageOf, tableOf } from './mutation-report.ts';
import { plantAll } from './workers.ts';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    chart: { type: 'string' },
    only: { type: 'string' },
    page: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const PAGE = 'docs/mutation.md';
/** Up to this number, each fault is printed with what detects it. */
const FEW = 24;
const TELL_EVERY = 100;
const seconds = stopwatch();

const all = charts.flatMap(({ name, machine }) => faultsOf({ name, machine }).map(({ id }) => ({ chart: name, id })));
const asked = all.filter(({ chart, id }) => chart === (options.chart ?? chart) && id === (options.only ?? id));
const faults = options.sample === undefined ? asked : sampleOf(asked, options.seed, Number(options.sample));
if (options.sample !== undefined) print(`seed ${options.seed}: ${faults.length} of ${thousands(all.length)} faults`);
const verdicts: Verdict[] = [];
await plantAll(faults, Number(options.workers), (verdict) => {
  verdicts.push(verdict);
  if (isOpen(verdict) || faults.length <= FEW) for (const line of linesOf(verdict)) print(line);
  if (verdicts.length % TELL_EVERY === 0)
    print(`${thousands(verdicts.length)} of ${thousands(faults.length)} faults, ${seconds()} s`);
});
const order = new Map(faults.map(({ id }, at) => [id, at]));
const ordered = verdicts.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));

for (const line of tableOf(ordered)) print(line);
if (options.page && ordered.length === all.length) writeFileSync(PAGE, pageOf(ordered));
const passed = faults.length > 0 && !ordered.some(isOpen);
print(`mutate: ${figuresOf(ordered)}, ${seconds()} s`);
process.exitCode = passed ? 0 : 1;

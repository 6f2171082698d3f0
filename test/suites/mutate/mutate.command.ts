/**
 * `npm run tool -- mutate`: plants every possible single fault of the charts, one at a time, and prints what detects
 * it.
 *
 * --sample 24               plants this many faults, chosen by --seed
 * --seed 1                  seed of the sample (default: 1)
 * --chart visit             only faults of this chart
 * --operator "guard turned" only faults of this kind
 * --only 3f2a91c            only this fault
 * --open                    only faults not detected so far
 * --workers 2               number of processes (default: one per core)
 * --page                    writes docs/mutation.md
 */
import { availableParallelism } from 'node:os';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { faultsOf } from '../../model/mutation/planting.ts';
import { sampleOf } from '../../../packages/witness/index.ts';
import { isNamed, isOpen, type Verdict } from '../../model/mutation/verdict.ts';
import { charts } from '../../model/worlds/charts.ts';
import { print, stopwatch, thousands } from '../../../tools/process/command.ts';
import { keptVerdicts, keepVerdicts } from './kept.ts';
import { figuresOf, namedLines, openLines, pageOf, survivorsOf, tableOf } from './mutation-report.ts';
import { plantAll } from './workers.ts';

const { values: options } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    chart: { type: 'string' },
    operator: { type: 'string' },
    only: { type: 'string' },
    open: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const PAGE = 'docs/mutation.md';
/** Up to this number, each fault is printed with what detects it. */
const FEW = 24;
const TELL_EVERY = 100;
const seconds = stopwatch();

const all = charts.flatMap(({ name, machine }) =>
  faultsOf({ name, machine }).map(({ id, operator, sentence }) => ({ chart: name, id, operator, sentence })),
);
const ids = new Set(all.map(({ id }) => id));
function chosen() {
  const kept = options.open ? keptVerdicts().filter((one) => !isOpen(one)) : [];
  const settled = new Map(kept.map(({ id, sentence }) => [id, sentence]));
  const faults = all.filter(
    ({ chart, id, operator, sentence }) =>
      chart === (options.chart ?? chart) &&
      operator === (options.operator ?? operator) &&
      id === (options.only ?? id) &&
      settled.get(id) !== sentence,
  );
  return options.sample === undefined ? faults : sampleOf(faults, options.seed, Number(options.sample));
}

const faults = chosen();
if (options.sample !== undefined) print(`seed ${options.seed}: ${faults.length} of ${thousands(all.length)} faults`);
const verdicts: Verdict[] = [];
await plantAll(faults, Number(options.workers), (verdict) => {
  verdicts.push(verdict);
  if (isOpen(verdict)) for (const line of openLines(verdict)) print(line);
  else if (faults.length <= FEW) for (const line of namedLines(verdict)) print(line);
  if (verdicts.length % TELL_EVERY !== 0) return;
  keepVerdicts(verdicts, ids);
  print(
    `${thousands(verdicts.length)} of ${thousands(faults.length)} faults, ${thousands(verdicts.filter(isNamed).length)} named, ${seconds()} s`,
  );
});
const order = new Map([...ids].map((id, at) => [id, at]));
const inOrder = (found: readonly Verdict[]) =>
  found.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
const known = inOrder(keepVerdicts(verdicts, ids));
const ordered = inOrder(verdicts);

for (const line of tableOf(ordered)) print(line);
print('');
for (const line of survivorsOf(ordered)) print(line);
if (options.page && known.length === all.length) writeFileSync(PAGE, pageOf(known));
else if (options.page) print(`${PAGE} is not written: ${all.length - known.length} faults were never planted here`);
const passed = (options.open || faults.length > 0) && !ordered.some(isOpen);
print(`mutate: ${figuresOf(ordered)}, ${seconds()} s`);
process.exitCode = passed ? 0 : 1;

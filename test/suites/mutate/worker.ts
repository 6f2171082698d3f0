/** A process that plants faults, one after the other, and reports what detects each. */
import { inspect } from 'node:util';
import { type Chart, Explorer, comparerOf, Sites } from '../../../packages/witness/index.ts';
import { buildOracle } from '../../model/mutation/build-oracle.ts';
import { lawOracles } from '../../model/mutation/law-oracle.ts';
import { faultsOf } from '../../model/mutation/planting.ts';
import { nameFault, type Oracle, type Oracles } from '../../model/mutation/oracles.ts';
import { rowOracle } from '../../model/mutation/row-oracle.ts';
import type { Verdict } from '../../model/mutation/verdict.ts';
import { charts } from '../../model/worlds/charts.ts';
import { startUnitTests, type UnitTests } from './unit-tests.ts';

/** A fault, by chart and id; `end` if there are no more. */
export type Order = { chart: string; id: string } | 'end';
export type Report = { ready: true } | { failed: string } | { verdict: Verdict };

/** Number of situations per place that suffices to take every transition. */
const OF_EACH = 100;

/** Lazily computed value. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
let tests: Promise<UnitTests> | null = null;
const laws = once(lawOracles);

/** Everything that can detect faults of one chart. */
function benchOf(chart: Chart) {
  const mutants = new Map(faultsOf(chart).map((one) => [one.id, one]));
  const sites = once(() => new Sites(chart, new Explorer(chart).explorePart(OF_EACH)));
  const compare = comparerOf(chart, chart.name === 'visit' ? rowOracle : () => null);
  const row: Oracle = ({ where }, machine) => compare(machine, sites().of(where));
  const test: Oracle = async (mutant, machine) =>
    (await (tests ??= startUnitTests())).oracleOf(chart.name)(mutant, machine);
  const law: Oracle = (mutant, machine) =>
    chart.name === 'visit' || chart.name === 'consent' ? laws()[chart.name](mutant, machine) : null;
  const oracles: Oracles = { build: buildOracle(chart.machine), row, test, law };

  return async (id: string): Promise<Verdict> => {
    const mutant = mutants.get(id);
    if (!mutant) throw new Error(`${chart.name} has no fault ${id}`);
    const { operator, sentence } = mutant;
    return { id, chart: chart.name, operator, sentence, named: await nameFault(chart.machine, mutant, oracles) };
  };
}
const benches = new Map(charts.map((chart) => [chart.name, once(() => benchOf(chart))]));

const tell = (report: Report) => process.send?.(report);
async function take({ chart, id }: Exclude<Order, 'end'>) {
  const bench = benches.get(chart);
  if (!bench) throw new Error(`no chart is called ${chart}`);
  tell({ verdict: await bench()(id) });
}
async function end() {
  await (await tests)?.close();
  // Vitest sets the exit code on a failed test; here that is expected.
  process.exitCode = 0;
  process.disconnect();
}
process.on('message', (order: Order) => {
  (order === 'end' ? end() : take(order)).catch((error: unknown) =>
    tell({ failed: `${inspect(order)}: ${inspect(error)}` }),
  );
});
// The parent process has gone.
process.on('disconnect', () => process.exit());
tell({ ready: true });

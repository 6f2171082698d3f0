/**
 * `npm run paths`: generates the paths of every chart, replays them on real actors, prints what was covered, names what was
 * not. `--chart consent` takes one chart; `--to visit.deny` lists the paths that end in a state, `--words` with their
 * steps; `--only 3f2a91c4` replays one path and prints where each step leads.
 */
import { parseArgs } from 'node:util';
import type { Chart } from '../../model/chart.ts';
import { graphOf } from '../../model/graph-cache.ts';
import { charts } from '../../model/worlds/charts.ts';
import { replayerOf, type Replayable } from '../../model/replay.ts';
import { activeIn } from '../../model/xstate-internals.ts';
import { gapsIn, seenOf, type Coverage, type Seen } from './coverage.ts';
import { pathsThrough, type ChartPath } from './generate.ts';
import { invariantsOf } from './invariants.ts';
import { printWitnessed, rowTable, witnessOn, type Witnessed } from './witness.ts';
import { print, stopwatch, thousands } from '../print.ts';
import { keepResult } from '../../results/result.ts';
import { coverageTable, printDifference, printGaps, printPath, printReplay, printRows, type Row } from './report.ts';

const { values: options } = parseArgs({
  options: {
    chart: { type: 'string' },
    only: { type: 'string' },
    to: { type: 'string' },
    words: { type: 'boolean', default: false },
  },
});
const seconds = stopwatch();

const replayable = ({ input, steps }: ChartPath): Replayable => ({
  input,
  steps: steps.map(({ event, state }) => ({ event, value: state.value })),
});
/** So many paths between two lines that tell how far it is. */
const TELL_EVERY = 2_500;

interface Totals {
  paths: number;
  steps: number;
  pairs: number;
  gaps: number;
  broken: number;
  differences: number;
  /** Rows of the witness table, those that were reached, and steps that it says otherwise. */
  rows: number;
  reached: number;
  findings: number;
}

interface CoveredChart {
  row: Row;
  coverage: Coverage;
  broken: readonly string[];
  witnessed: Witnessed;
  /** How many paths took each transition, and visited each state. */
  transitions: Readonly<Record<string, number>>;
  states: ReturnType<Seen['states']>;
}
async function cover(chart: Chart, totals: Totals): Promise<CoveredChart> {
  const from = performance.now();
  const invariants = invariantsOf(chart);
  const graph = await graphOf(chart.name, print);
  invariants.look(graph);
  const { paths, pairs, routes } = pathsThrough(chart, graph, invariants.asked);
  const seen = seenOf(chart, { pairs });
  const replay = replayerOf(chart);
  const witness = witnessOn(chart);
  let steps = 0;
  for (const [at, path] of paths.entries()) {
    const replayed = await replay(replayable(path));
    seen.take(
      replayed,
      path.steps.map(({ event }) => event),
    );
    invariants.emitted(replayed);
    witness.see(path, replayed);
    steps += replayed.done;
    if ((at + 1) % TELL_EVERY === 0)
      print(`${chart.name}: ${thousands(at + 1)} of ${thousands(paths.length)} paths replayed`);
    if (replayed.difference === null) continue;
    totals.differences += 1;
    if (totals.differences <= 10) printDifference(chart, path, replayed.difference);
  }
  const witnessed = witness.end();
  totals.rows += witnessed.rows.length;
  totals.reached += witnessed.rows.filter(({ steps }) => steps > 0).length;
  totals.findings += witnessed.findings.length;
  const broken = [...invariants.broken, ...graph.broken];
  for (const one of broken) print(`broken: ${one}`);
  const coverage = seen.coverage();
  const gaps = gapsIn(coverage).length;
  totals.paths += paths.length;
  totals.steps += steps;
  totals.pairs += coverage.pairs.met + routes.pairs.size;
  totals.gaps += gaps;
  totals.broken += broken.length;
  const seconds = (performance.now() - from) / 1000;
  return {
    row: { chart, graph, coverage, routes, paths: paths.length, steps, gaps, seconds },
    coverage,
    broken,
    witnessed,
    transitions: seen.transitions(),
    states: seen.states(),
  };
}

const chosen = (): readonly Chart[] =>
  charts.filter(({ name }) => options.chart === undefined || name === options.chart);

/** The small charts first: most is asked of the visit, which takes longest. */
const smallFirst = () => chosen().toReversed();
const pathsOf = async (chart: Chart) => pathsThrough(chart, await graphOf(chart.name, print)).paths;

async function replayOne(id: string): Promise<boolean> {
  for (const chart of smallFirst()) {
    const path = (await pathsOf(chart)).find((one) => one.id === id);
    if (!path) continue;
    const replayed = await replayerOf(chart)(replayable(path));
    printReplay(chart, path, replayed);
    const witness = witnessOn(chart);
    witness.see(path, replayed);
    const findings = witness.findings();
    for (const finding of findings) print(`witness: ${finding}`);
    return replayed.difference === null && findings.length === 0;
  }
  print(`no path has the id ${id}: steps that differ make another id`);
  return false;
}

/** The paths that end in a state, by its id or by its place in the chart. */
async function list(to: string): Promise<boolean> {
  let found = 0;
  for (const chart of smallFirst())
    for (const path of await pathsOf(chart)) {
      const last = path.steps.at(-1)?.state;
      if (!last || !activeIn(last).some((id) => id === to)) continue;
      found += 1;
      printPath(chart, path, options.words);
    }
  print(`paths: ${found} end in ${to}`);
  return found > 0;
}

async function coverAll(): Promise<boolean> {
  const totals: Totals = {
    paths: 0,
    steps: 0,
    pairs: 0,
    gaps: 0,
    broken: 0,
    differences: 0,
    rows: 0,
    reached: 0,
    findings: 0,
  };
  const covered: CoveredChart[] = [];
  for (const chart of chosen()) covered.push(await cover(chart, totals));
  printRows(covered.map(({ row }) => row));
  for (const { row, coverage, witnessed } of covered) {
    printGaps(row.chart, coverage);
    printWitnessed(witnessed);
  }
  const line = `paths: ${totals.paths} paths, ${totals.steps} steps replayed, ${totals.pairs} pairs, ${totals.gaps} gaps, ${totals.broken} broken invariants, ${totals.differences} differences, ${totals.reached} of ${totals.rows} rows, ${totals.findings} findings, ${seconds()} s`;
  print(line);
  const passed =
    totals.gaps + totals.broken + totals.differences + totals.findings === 0 && totals.reached === totals.rows;
  keepResult('paths', {
    line,
    passed,
    tables: [coverageTable(covered), rowTable(covered.map(({ witnessed }) => witnessed))],
    transitions: Object.fromEntries(covered.map(({ row: { chart }, transitions }) => [chart.name, transitions])),
    states: Object.fromEntries(covered.map(({ row: { chart }, states }) => [chart.name, states])),
  });
  return passed;
}

async function answer(): Promise<boolean> {
  if (chosen().length === 0) {
    print(`no chart is called ${options.chart}; there are ${charts.map(({ name }) => name).join(', ')}`);
    return false;
  }
  if (options.only !== undefined) return replayOne(options.only);
  return options.to === undefined ? coverAll() : list(options.to);
}
const sound = await answer().catch((error: unknown) => {
  print(error instanceof Error ? error.message : String(error));
  return false;
});
process.exitCode = sound ? 0 : 1;

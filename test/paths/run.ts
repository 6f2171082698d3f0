/**
 * `npm run paths`: generates the paths of every chart, replays them on real actors, prints what was covered, names what was
 * not. `--chart consent` takes one chart; `--to visit.deny` lists the paths that end in a state, `--words` with their
 * steps; `--only 3f2a91c4` replays one path and prints where each step leads.
 */
import { parseArgs } from 'node:util';
import type { Chart } from './chart.ts';
import { charts } from './charts.ts';
import { gapsIn, seenOf, type Coverage } from './coverage.ts';
import { pathsThrough, type ChartPath, type Generated } from './generate.ts';
import { lawsOf } from './laws.ts';
import { replayerOf, type Replayable } from './replay.ts';
import { printDifference, printGaps, printPath, printReplay, printRows, print, thousands, type Row } from './report.ts';
import { routePairs } from './routes.ts';

const { values: options } = parseArgs({
  options: {
    chart: { type: 'string' },
    only: { type: 'string' },
    to: { type: 'string' },
    words: { type: 'boolean', default: false },
  },
});
const started = performance.now();

const replayable = ({ input, steps }: ChartPath): Replayable => ({
  input,
  steps: steps.map(({ event, state }) => ({ event, value: state.value })),
});

/** So many situations, or paths, between two lines that tell how far it is. */
const TELL_EVERY = { situations: 25_000, paths: 2_500 };

function generated(chart: Chart, laws = lawsOf(chart)): Generated {
  let looked = 0;
  return pathsThrough(chart, (state, { depth }) => {
    looked += 1;
    if (looked % TELL_EVERY.situations === 0) print(`${chart.name}: ${thousands(looked)} situations looked at`);
    laws.look(state, depth === 0);
  });
}

interface Totals {
  paths: number;
  steps: number;
  pairs: number;
  gaps: number;
  laws: number;
  differences: number;
}

async function cover(chart: Chart, totals: Totals): Promise<{ row: Row; coverage: Coverage }> {
  const from = performance.now();
  const laws = lawsOf(chart);
  const { graph, paths, pairs } = generated(chart, laws);
  const routes = routePairs(graph, laws.asked);
  const seen = seenOf(chart, { pairs });
  const replay = replayerOf(chart);
  let steps = 0;
  let replayedPaths = 0;
  for (const path of paths) {
    const replayed = await replay(replayable(path));
    seen.take(
      replayed,
      path.steps.map(({ event }) => event),
    );
    laws.told(replayed);
    steps += replayed.done;
    replayedPaths += 1;
    if (replayedPaths % TELL_EVERY.paths === 0)
      print(`${chart.name}: ${thousands(replayedPaths)} of ${thousands(paths.length)} paths replayed`);
    if (replayed.difference === null) continue;
    totals.differences += 1;
    if (totals.differences <= 10) printDifference(chart, path, replayed.difference);
  }
  const broken = [...laws.broken, ...graph.broken];
  for (const law of broken) print(`broken law: ${law}`);
  const coverage = seen.coverage();
  const gaps = gapsIn(coverage).length;
  totals.paths += paths.length;
  totals.steps += steps;
  totals.pairs += coverage.pairs.met + routes.pairs.size;
  totals.gaps += gaps;
  totals.laws += broken.length;
  const seconds = (performance.now() - from) / 1000;
  return { row: { chart, graph, coverage, routes, paths: paths.length, steps, gaps, seconds }, coverage };
}

function chosen(): readonly Chart[] {
  return charts.filter(({ name }) => options.chart === undefined || name === options.chart);
}

/** The small charts first: most is asked of the journey, which takes longest. */
const smallFirst = () => chosen().toReversed();

async function replayOne(id: string): Promise<boolean> {
  for (const chart of smallFirst()) {
    const path = generated(chart).paths.find((one) => one.id === id);
    if (!path) continue;
    const replayed = await replayerOf(chart)(replayable(path));
    printReplay(chart, path, replayed);
    return replayed.difference === null;
  }
  print(`no path has the id ${id}: steps that differ make another id`);
  return false;
}

/** The paths that end in a state, by its id or by its place in the chart. */
function list(to: string): boolean {
  let found = 0;
  for (const chart of smallFirst())
    for (const path of generated(chart).paths) {
      const nodes = path.steps.at(-1)?.state._nodes ?? [];
      const isThere = nodes.some(({ id, path: place }) => [id, [chart.name, ...place].join('.')].includes(to));
      if (!isThere) continue;
      found += 1;
      printPath(chart, path, options.words);
    }
  print(`paths: ${found} end in ${to}`);
  return found > 0;
}

async function coverAll(): Promise<boolean> {
  const totals: Totals = { paths: 0, steps: 0, pairs: 0, gaps: 0, laws: 0, differences: 0 };
  const covered: Awaited<ReturnType<typeof cover>>[] = [];
  for (const chart of chosen()) covered.push(await cover(chart, totals));
  printRows(covered.map(({ row }) => row));
  for (const { row, coverage } of covered) printGaps(row.chart, coverage);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(
    `paths: ${totals.paths} paths, ${totals.steps} steps replayed, ${totals.pairs} pairs, ${totals.gaps} gaps, ${totals.laws} broken laws, ${totals.differences} differences, ${seconds} s`,
  );
  return totals.gaps + totals.laws + totals.differences === 0;
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

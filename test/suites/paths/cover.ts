/** Replays the paths of charts on real actors: covered and uncovered parts. */
import { writeStep, type PathEvent } from '../../../src/recorder/visit-text.ts';
import { type Chart, replayerOf, replayable, gapsIn, seenOf, type Coverage } from '../../../packages/witness/index.ts';
import { heartbeat } from '../../../tools/process/heartbeat.ts';
import { print, stopwatch, thousands } from '../../../tools/process/command.ts';
import { pathsThrough } from './generate.ts';
import { graphOf } from './graph-of.ts';
import { invariantsOf } from './situation-invariants.ts';
import { printDifference, printGaps, printRows, type Row } from './paths-report.ts';
import { printWitnessed, witnessOn, type Witnessed } from './witness.ts';

/** Number of paths between two progress lines. */
const TELL_EVERY = 2_500;

interface Totals {
  paths: number;
  steps: number;
  pairs: number;
  gaps: number;
  broken: number;
  differences: number;
  /** Rows of the witness table, reached rows, and contradicting steps. */
  rows: number;
  reached: number;
  findings: number;
}

interface CoveredChart {
  row: Row;
  coverage: Coverage;
  witnessed: Witnessed;
}
async function cover(
  chart: Chart,
  totals: Totals,
  of: { part: boolean },
  doing: (what: string) => void,
): Promise<CoveredChart> {
  const from = performance.now();
  const invariants = invariantsOf(chart);
  doing(`${chart.name}: explores its graph`);
  const graph = graphOf(chart, of);
  doing(`${chart.name}: chooses paths`);
  invariants.look(graph);
  const { paths, pairs, routes } = pathsThrough(chart, graph, invariants.asked);
  const seen = seenOf(chart, {
    pairs,
    wordsOf: (event) => writeStep(event as PathEvent),
    isKnown: (event) => !of.part || graph.tried.has(event),
  });
  const replay = replayerOf(chart);
  const witness = witnessOn(chart);
  let steps = 0;
  doing(`${chart.name}: replays ${thousands(paths.length)} paths`);
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
    witnessed,
  };
}

/** The result of a run; the line is the last printed one, without the duration. */
export interface Ran {
  line: string;
  passed: boolean;
}
/** Covers charts, prints the coverage and the gaps. */
export async function coverCharts(charts: readonly Chart[], of: { part: boolean }): Promise<Ran> {
  const seconds = stopwatch();
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
  const doing = heartbeat();
  for (const chart of charts) covered.push(await cover(chart, totals, of, doing));
  doing(null);
  printRows(covered.map(({ row }) => row));
  for (const { row, coverage, witnessed } of covered) {
    printGaps(row.chart, coverage);
    printWitnessed(witnessed);
  }
  const line = `paths: ${totals.paths} paths, ${totals.steps} steps replayed, ${totals.pairs} pairs, ${totals.gaps} gaps, ${totals.broken} broken invariants, ${totals.differences} differences, ${totals.reached} of ${totals.rows} rows, ${totals.findings} findings`;
  print(`${line}, ${seconds()} s`);
  const passed =
    totals.gaps + totals.broken + totals.differences + totals.findings === 0 && totals.reached === totals.rows;
  return { line, passed };
}

/** Output of `npm run tool -- paths`: the table, notes below it, and single paths in words. */
import { writePlaces } from '../../../src/recorder/visit-text.ts';
import {
  type Chart,
  type Graph,
  pairName,
  type Replayed,
  type Asked,
  gapsIn,
  type Coverage,
  type Covered,
} from '../../../packages/witness/index.ts';
import { print, thousands } from '../../../tools/process/command.ts';
import type { ChartPath } from './generate.ts';
import { wordsOf } from './text.ts';

export interface Row {
  chart: Chart;
  graph: Graph;
  coverage: Coverage;
  routes: Asked;
  paths: number;
  steps: number;
  gaps: number;
  seconds: number;
}

const ofAll = ({ met, all }: Covered) => `${thousands(met)} of ${thousands(all)}`;

const HEAD = ['chart', 'states', 'transitions', 'pairs', 'paths', 'steps', 'covered', 'time'];
const cellsOf = ({ chart, coverage, paths, steps, gaps, seconds }: Row) => [
  chart.name,
  ofAll(coverage.states),
  ofAll(coverage.transitions),
  ofAll(coverage.pairs),
  thousands(paths),
  thousands(steps),
  gaps === 0 ? 'all' : `but ${thousands(gaps)}`,
  `${seconds.toFixed(1)} s`,
];

/** What was covered of a chart. */
function notesOn({ chart, graph, coverage, routes }: Row): string[] {
  const { guards, delays, outcomes } = coverage;
  const decisions = `${ofAll(guards)} decisions of its guards, ${ofAll(delays)} delays, ${ofAll(outcomes)} outcomes of its actors`;
  const lines = [
    `from ${Object.keys(chart.beginnings).length} beginnings ${thousands(graph.size)} situations, ${thousands(graph.edges)} steps looked at`,
    decisions,
  ];
  if (chart.routes.length > 0)
    lines.push(
      `pairs with a route in them, as pure transitions: ${thousands(routes.pairs.size)}, of ${thousands(routes.asked)} pages asked for`,
      `cut: routes are asked for in the first situation of each place after each transition, not in all ${thousands(graph.size)}`,
    );
  if (graph.spared > 0)
    lines.push(
      `cut: what comes from beside (${chart.spared.join(', ')}) comes once in each place after each step that leads there; left out ${thousands(graph.spared)} times in ${thousands(graph.size)} situations looked at`,
    );
  return lines.map((line) => `${chart.name}: ${line}`);
}

export function printRows(rows: readonly Row[]): void {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  for (const cells of lines)
    print(
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    );
  for (const row of rows) for (const line of notesOn(row)) print(line);
}

/** A pair on one line. */
const inWords = (gap: string) => gap.replace(pairName('', ''), '  then  ');
/** Maximum number of lines printed. */
const MOST_LINES = 40;

export function printGaps({ name }: Chart, coverage: Coverage): void {
  for (const one of coverage.excused) print(`${name}: can’t be: ${inWords(one)}`);
  const gaps = gapsIn(coverage);
  for (const gap of gaps.slice(0, MOST_LINES)) print(`${name}: gap: ${inWords(gap)}`);
  if (gaps.length > MOST_LINES) print(`${name}: and ${gaps.length - MOST_LINES} gaps more`);
}

const indented = (text: string) => text.trimEnd().replace(/^/gm, '    ');

export function printPath(chart: Chart, path: ChartPath, words: boolean): void {
  print(`${path.id}  ${chart.name} ${path.beginning}, ${path.steps.length} steps`);
  if (words) print(indented(wordsOf(chart, path)));
}

/** A failed path: in words, with the command that replays it. */
export function printDifference(chart: Chart, path: ChartPath, difference: string): void {
  print(`${path.id} differs: ${difference}`);
  print(indented(`# ${chart.name} ${path.beginning}\n${wordsOf(chart, path)}`));
  print(`    replay it: npm run tool -- paths --chart ${chart.name} --only ${path.id}`);
}

/** A path step by step, with the state after each. */
export function printReplay(chart: Chart, path: ChartPath, { steps, difference, done }: Replayed): void {
  printPath(chart, path, false);
  const [begin = '', ...told] = wordsOf(chart, path).trimEnd().split('\n');
  const lines = begin.startsWith('begin') ? told : [begin, ...told];
  if (begin.startsWith('begin')) print(begin);
  for (const [at, line] of lines.entries()) {
    const step = steps[at];
    const isRight = step !== undefined && (difference === null || at < done - 1);
    print(`${isRight ? '✓' : '✗'} ${line}`);
    if (step) print(`    = ${writePlaces(step.value)}`);
    if (!isRight) {
      print(`    ${difference ?? 'not taken'}`);
      break;
    }
  }
  print(`paths: 1 paths, ${done} steps replayed, ${difference === null ? 0 : 1} differences`);
}

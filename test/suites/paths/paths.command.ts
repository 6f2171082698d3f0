/**
 * `npm run tool -- paths`: replays the paths of every chart on real actors, for a part of its graph in which every
 * transition is taken.
 *
 * --whole           the whole graph
 * --chart consent   only this chart
 * --to visit.deny   lists the paths that end in this state
 * --words           lists them with their steps
 * --only 3f2a91c4   replays one path and prints the state after each step
 */
import { parseArgs } from 'node:util';
import { type Chart, replayable, replayerOf, activeIn } from '../../../packages/witness/index.ts';
import { charts } from '../../model/worlds/charts.ts';
import { print } from '../../../tools/process/command.ts';
import { coverCharts } from './cover.ts';
import { pathsThrough } from './generate.ts';
import { graphOf } from './graph-of.ts';
import { printPath, printReplay } from './paths-report.ts';
import { witnessOn } from './witness.ts';

const { values: options } = parseArgs({
  options: {
    chart: { type: 'string' },
    only: { type: 'string' },
    to: { type: 'string' },
    words: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
  },
});
const part = !options.whole;

const chosen = (): readonly Chart[] =>
  charts.filter(({ name }) => options.chart === undefined || name === options.chart);

/** The visit comes last, since it has most paths and takes longest. */
const smallFirst = () => chosen().toReversed();
const pathsOf = (chart: Chart) => pathsThrough(chart, graphOf(chart, { part })).paths;

async function replayOne(id: string): Promise<boolean> {
  for (const chart of smallFirst()) {
    const path = pathsOf(chart).find((one) => one.id === id);
    if (!path) continue;
    const replayed = await replayerOf(chart)(replayable(path));
    printReplay(chart, path, replayed);
    const witness = witnessOn(chart);
    witness.see(path, replayed);
    const findings = witness.findings();
    for (const finding of findings) print(`witness: ${finding}`);
    return replayed.difference === null && findings.length === 0;
  }
  const beyond = part ? '; through the whole graph there are more: --whole' : '';
  print(`no path has the id ${id}: steps that differ make another id${beyond}`);
  return false;
}

/** The paths that end in a state, by its id or its path in the chart. */
function list(to: string): boolean {
  let found = 0;
  for (const chart of smallFirst())
    for (const path of pathsOf(chart)) {
      const last = path.steps.at(-1)?.state;
      if (!last || !activeIn(last).some((id) => id === to)) continue;
      found += 1;
      printPath(chart, path, options.words);
    }
  print(`paths: ${found} end in ${to}`);
  return found > 0;
}

async function answer(): Promise<boolean> {
  if (chosen().length === 0) {
    print(`no chart is called ${options.chart}; there are ${charts.map(({ name }) => name).join(', ')}`);
    return false;
  }
  if (options.only !== undefined) return replayOne(options.only);
  if (options.to !== undefined) return list(options.to);
  return (await coverCharts(chosen(), { part })).passed;
}
const sound = await answer().catch((error: unknown) => {
  print(error instanceof Error ? error.message : String(error));
  return false;
});
process.exitCode = sound ? 0 : 1;

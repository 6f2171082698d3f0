/** Finds the source position of each state of each chart by following keys through names, spreads and makers. */
import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CHART_IDS, machineOf, type ChartId } from '../charts/charts.ts';
import { allStates, wordOf } from '../charts/facts.ts';
import type { State } from '../charts/facts.types.ts';
import type { SourcePosition } from './data.types.ts';
import { lineOf, objectsIn, type Found } from './parse-module.ts';
import { propertyOf, writtenAt } from './resolve-source.ts';

const ROOT = join(import.meta.dirname, '../../..');

const idIn = (machine: Found): unknown => {
  const id = propertyOf(machine, 'id')?.node;
  return id?.type === 'Literal' ? id.value : null;
};
/** The declaration of a chart's machine, found by the machine's id. */
function machineIn(files: readonly string[], chart: ChartId): Found {
  const found = files.flatMap(objectsIn).find((one) => idIn(one) === machineOf(chart).id);
  if (!found) throw new Error(`no file declares the machine of ${chart}`);
  return found;
}

/** The state, by the keys that lead to it. */
function stateIn(machine: Found, path: string): Found {
  if (path === '') return machine;
  return path.split('.').reduce((at, key) => {
    const states = propertyOf(at, 'states');
    const state = states && propertyOf(states, key);
    if (!state) throw new Error(`where ${key} of ${path} is written was not found`);
    return state;
  }, machine);
}

function placeOf(machine: Found, { path }: State): SourcePosition {
  const state = stateIn(machine, path);
  const found = path === '' ? state : writtenAt(state);
  return { file: relative(ROOT, found.file).split(sep).join('/'), line: lineOf(found) };
}

/**
 * The source position of each state, by its word. A state built by a maker is in the maker; a named state is at its
 * declaration.
 * @throws if one is not found.
 */
export function readSources(): Readonly<Record<string, SourcePosition>> {
  const files = globSync('machines/**/*.machine.ts', { cwd: ROOT }).map((file) => join(ROOT, file));
  const machines = new Map(CHART_IDS.map((chart) => [chart, machineIn(files, chart)]));
  return Object.fromEntries(
    allStates.flatMap((state) => {
      const machine = machines.get(state.chart);
      return machine ? [[wordOf(state), placeOf(machine, state)]] : [];
    }),
  );
}

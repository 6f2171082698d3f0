/** Charts of the visit with one change that an invariant forbids. */
import type { AnyStateMachine } from 'xstate';
import { visitMachine } from '../../../machines/visit.machine.ts';
import {
  alteredConfig,
  machineWith,
  type Config,
  type ConfigPath,
  exploreAlterations,
  type Graph,
  stateAt,
} from '../../../packages/witness/index.ts';
import { ADDRESSED } from '../../model/alphabet.ts';
import { VisitGraph } from '../../model/graph-invariants/visit-graph.ts';
import type { Effect } from '../../model/worlds/effects.ts';
import { everything, everythingOf, type Facts } from '../../model/worlds/everything.ts';

/** A change: a path in the configuration, and its new value (undefined removes it). */
export type Edit = readonly [path: string, change: unknown];
export interface BrokenChart {
  law: string;
  /** Description of the fault. */
  fault: string;
  edits: readonly Edit[];
  /** The first line of the invariant's finding. */
  finding: string;
}

const machine: AnyStateMachine = visitMachine;
/**
 * The written form of a path: state names follow colons, and `states` keys are omitted: `:landing:opening always 0`.
 */
function pathOf(written: string): ConfigPath {
  const [states = '', ...rest] = written === '' ? [] : written.split(' ');
  const inner = states.split(':').slice(1);
  return [
    ...inner.flatMap((state) => ['states', state]),
    ...rest.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  ];
}
const changeTo = (change: unknown) => (before: unknown) =>
  typeof change === 'function' ? (change(before) as unknown) : change;
const configWith = (edits: readonly Edit[]): Config =>
  edits.reduce((config, [path, change]) => alteredConfig(config, pathOf(path), changeTo(change)), machine.config);

const graphs = exploreAlterations(everything, 1);
const visitIn = (graph: Graph) => new VisitGraph(graph as Graph<Facts, Effect>);
/** A part of the original chart's graph. */
export const whole: VisitGraph = visitIn(graphs.original);
/** The same part of the graph of an edited chart. */
export const withEdits = (edits: readonly Edit[]): VisitGraph => {
  const paths = edits.map(([path]) => pathOf(path));
  return visitIn(
    graphs.altered(everythingOf(machineWith(machine, configWith(edits))), {
      states: paths.map((path) => stateAt(machine, path)),
      events: paths.some((path) => path.includes('route')) ? ADDRESSED : [],
    }),
  );
};

/** The same list with one more. */
export const and =
  (...more: readonly unknown[]) =>
  (before: unknown) => [...(before === undefined ? [] : [before].flat()), ...more];
/** An object with one more entry. */
export const having = (more: object) => (before: unknown) => ({ ...(before as object), ...more });
/** A configuration without actions of these names. */
export const without =
  (...names: readonly string[]) =>
  (before: unknown): unknown => {
    if (Array.isArray(before)) return before.filter((one) => !isNamed(one, names)).map(without(...names));
    if (typeof before !== 'object' || before === null) return before;
    const entries = Object.entries(before).flatMap(([key, value]) =>
      isNamed(value, names) ? [] : [[key, key === 'meta' ? value : without(...names)(value)] as const],
    );
    return Object.fromEntries(entries);
  };
const isNamed = (action: unknown, names: readonly string[]): boolean =>
  names.includes(String(typeof action === 'object' && action ? Reflect.get(action, 'type') : action));

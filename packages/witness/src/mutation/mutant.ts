/** A mutant: a chart with one fault in its configuration, described so that a product owner understands its effect. */
import { createHash } from 'node:crypto';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Config, ConfigPath } from '../altered-chart.ts';

export const OPERATORS = [
  'target moved',
  'guard removed',
  'guard turned',
  'transition removed',
  'wait removed',
  'error end removed',
  'answer removed',
  'action removed',
  'action doubled',
  'order changed',
  'initial changed',
  'screen changed',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** The place of the fault. */
export interface Where {
  /** The id of the state. */
  state: string;
  /** The event of a transition, as XState names it; empty for an eventless one. */
  event: string | null;
  /** For a page's address, the id of the page. */
  page: string | null;
  /** The state's topic: the top-level state it belongs to; empty for the root. */
  topic: string;
}
export interface Mutant {
  /** Stable as long as the names around the fault do not change. */
  id: string;
  operator: Operator;
  where: Where;
  sentence: string;
  /** The chart's configuration with the fault, and the path of the fault in it. */
  config: Config;
  path: ConfigPath;
}
/** @param place everything that distinguishes the place within the operator. */
export const mutantId = (chart: string, operator: Operator, ...place: readonly (string | number)[]): string =>
  createHash('sha256')
    .update([chart, operator, ...place].join('\n'))
    .digest('hex')
    .slice(0, 7);

/** Where faults are planted, and how they are described. */
export interface Planting {
  chart: string;
  machine: AnyStateMachine;
  /** Describes what causes an event in a state; if omitted, the event's type. */
  pressName?: (node: AnyStateNode, event: string) => string | null;
  /**
   * True if executing an action twice is visible; if omitted, true for actions that do more than assign.
   * @param stores true if it assigns.
   */
  showsTwice?: (action: string, stores: boolean) => boolean;
}

/** A sample of faults by a seed: the same seed selects the same faults. */
const lotOf = (seed: string, id: string): string => createHash('sha256').update(`${seed} ${id}`).digest('hex');

/** @param seed any string. */
export const sampleOf = <M extends Pick<Mutant, 'id'>>(all: readonly M[], seed: string, most: number): readonly M[] =>
  all
    .map((mutant) => ({ mutant, lot: lotOf(seed, mutant.id) }))
    .toSorted((one, other) => one.lot.localeCompare(other.lot))
    .slice(0, most)
    .map(({ mutant }) => mutant);

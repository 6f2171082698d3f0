/** A mutant: a chart with one fault planted in its configuration, named so that whoever owns the product knows what it does. */
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

/** Where the fault is. */
export interface Where {
  /** The state, by its id in the chart. */
  state: string;
  /** Of a transition, its event as XState names it (empty: by itself). */
  event: string | null;
  /** Of a page’s address, the id of the page. */
  page: string | null;
  /** The topic that the state is of: the first state of its way from the chart’s root; empty for the root. */
  topic: string;
}
export interface Mutant {
  /** The same as long as the place of the fault is called the same. */
  id: string;
  operator: Operator;
  where: Where;
  sentence: string;
  /** The chart’s configuration with the fault, and where in it the fault stands. */
  config: Config;
  path: ConfigPath;
}
/** @param place all that tells the place from every other of this operator. */
export const mutantId = (chart: string, operator: Operator, ...place: readonly (string | number)[]): string =>
  createHash('sha256')
    .update([chart, operator, ...place].join('\n'))
    .digest('hex')
    .slice(0, 7);

/** Where faults are planted, and how they are spoken of. */
export interface Planting {
  chart: string;
  machine: AnyStateMachine;
  /** What brings an event about in a state, in words; without: the event’s type. */
  pressName?: (node: AnyStateNode, event: string) => string | null;
  /** Whether it shows that an action is done twice; without: where it does more than store. @param stores whether it assigns. */
  showsTwice?: (action: string, stores: boolean) => boolean;
}

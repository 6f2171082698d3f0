/** Types of a chart as plain data, for the workbench, the drawings and the answers to questions. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { ChartId } from './charts.ts';

/** What a transition waits for. */
export type Trigger =
  | { kind: 'event'; event: string }
  /** The result or the error of an actor; `actor` is its name in the setup, `id` the name it runs under. */
  | { kind: 'answer' | 'failure'; actor: string; id: string }
  | { kind: 'time'; delay: string }
  /** Taken at once, as soon as its guard holds. */
  | { kind: 'always' }
  /** An address requests the page. */
  | { kind: 'address' };

/** An action or a guard: its name and its params. */
export interface Named {
  name: string;
  /** A string as it is, an object as JSON; null if there are no params, or they are computed at run time. */
  params: string | null;
}
export interface Guard extends Named {
  /** For a combined guard: the names and how they are joined. */
  parts: { join: 'and' | 'or' | 'not'; names: readonly string[] } | null;
}

/** A state, by the key of its chart and its path. */
export interface Place {
  chart: ChartId;
  /** Keys from the root, joined by dots; empty for the root. */
  path: string;
}

export interface Transition {
  /** The name that the suites use. */
  name: string;
  from: Place;
  trigger: Trigger;
  guard: Guard | null;
  actions: readonly Named[];
  /** Target states; empty for an internal transition, which only runs its actions. */
  to: readonly Place[];
}

/** A delay of a state. */
export interface Wait {
  delay: string;
  /** In ms; for a computed delay, its maximum. */
  atMost: number;
  isComputed: boolean;
}

export interface State extends Place {
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final';
  description: string | null;
  /** The path of its parent; null for the root. */
  parent: string | null;
  /** Paths of its children. */
  children: readonly string[];
  /** The path of its initial state. */
  initial: string | null;
  tags: readonly string[];
  /** The page that it is or belongs to; null if it belongs to no page, or is not a state of the visit. */
  page: PageId | null;
  /** True if it is the page itself. */
  isPage: boolean;
  entry: readonly Named[];
  exit: readonly Named[];
  /** Actors that run while it is active. */
  calls: readonly { actor: string; id: string }[];
  waits: readonly Wait[];
  /** Its own transitions, in the order in which they are tried. */
  transitions: readonly Transition[];
  /** True if a visit never rests in it: an eventless transition always leaves it. */
  isPassedThrough: boolean;
}

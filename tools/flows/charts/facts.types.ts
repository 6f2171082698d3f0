/** A chart as plain data: all that the workbench, the drawings and the answers to questions know of it. */
import type { PageId } from '../../../machines/visit.types.ts';
import type { ChartId } from './charts.ts';

/** What a transition waits for. */
export type Trigger =
  | { kind: 'event'; event: string }
  /** An actor's answer, or that it failed; `actor` is its name in the setup, `id` the name it runs under. */
  | { kind: 'answer' | 'failure'; actor: string; id: string }
  | { kind: 'time'; delay: string }
  /** Taken at once, as soon as its guard holds. */
  | { kind: 'always' }
  /** An address asks for the page. */
  | { kind: 'address' };

/** An action, or a guard, by its name, with what the chart hands it. */
export interface Named {
  name: string;
  /** What is handed: the words themselves of a text, JSON of an object; null: nothing, or something that is known only then. */
  params: string | null;
}
export interface Guard extends Named {
  /** Of a guard made of others: their names, and how they are joined. */
  parts: { join: 'and' | 'or' | 'not'; names: readonly string[] } | null;
}

/** A state, by the key of its chart and its path in it. */
export interface Place {
  chart: ChartId;
  /** Keys from the root, joined by dots; empty: the root. */
  path: string;
}

export interface Transition {
  /** As the suites name it: results of tests are found by it. */
  name: string;
  from: Place;
  trigger: Trigger;
  guard: Guard | null;
  actions: readonly Named[];
  /** Where it leads; empty: it stays, and what it does is done. */
  to: readonly Place[];
}

/** A time that a state waits for. */
export interface Wait {
  delay: string;
  /** Milliseconds; of a time that is computed: the longest that it may be. */
  atMost: number;
  isComputed: boolean;
}

export interface State extends Place {
  key: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final';
  description: string | null;
  /** The path of the state that it is within; null: it is the root. */
  parent: string | null;
  /** Paths of the states within it. */
  children: readonly string[];
  /** The path of the one that it begins in. */
  initial: string | null;
  tags: readonly string[];
  /** The page that it is, or is within; null: none, or it is no state of the visit. */
  page: PageId | null;
  /** Whether it is the page itself. */
  isPage: boolean;
  entry: readonly Named[];
  exit: readonly Named[];
  /** Actors that run while it is active. */
  calls: readonly { actor: string; id: string }[];
  waits: readonly Wait[];
  /** Its own transitions, in the order in which they are tried. */
  transitions: readonly Transition[];
  /** Whether a visit never rests in it: it leads on at once, by one of its own transitions or another. */
  isPassedThrough: boolean;
}

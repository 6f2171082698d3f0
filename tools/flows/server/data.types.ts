/** Types of the module `virtual:workbench-data`: chart data that only Node can read. */
import type { MailKind } from '../../../graphql/backend/mail/kinds.ts';
import type { TokenPurpose } from '../../../graphql/backend/common/token-purposes.ts';
import type { SuiteName } from '../../check/results/result.ts';
import type { ChartId } from '../charts/charts.ts';

/** A part of a total. */
export interface Share {
  met: number;
  of: number;
}

/** Planted faults that matter: those that something detected, of all. */
export interface Planted extends Share {
  /** Faults never planted in this checkout. */
  left: number;
}

/**
 * The suites' latest results for one state. Null: that suite has not run in this checkout, or stored nothing by state.
 */
export interface StateProofs {
  /** Number of paths of `npm run tool -- paths` through it. */
  paths: number | null;
  /** Number of paths of `npm run tool -- browser-paths` through it, in a real engine. */
  inBrowser: number | null;
  /** The numbers of the invariants with a case there. */
  laws: readonly number[] | null;
  /** Faults planted in its transitions, entry and exit that matter, and how many of them were detected. */
  planted: Planted | null;
  /** Network faults on the call it waits for, and how many ended as allowed; 0 of 0 if it has no call. */
  calls: Share | null;
}

/** A suite and its result. */
export interface SuiteFact {
  name: SuiteName;
  /** The command that runs it. */
  command: string;
  /** Its last output line; null if it has not run in this checkout. */
  line: string | null;
  passed: boolean | null;
  /** ISO 8601. */
  endedAt: string | null;
  /** True if one of its inputs changed since. */
  isOld: boolean;
}

/** An invariant of every visit, as in docs/proofs.md. */
export interface Law {
  number: number;
  name: string;
  sentence: string;
  /** The rules it covers. */
  rules: string;
  /** Null if `npm run tool -- proofs` has not run in this checkout. */
  holds: boolean | null;
}

/** Path coverage of one chart; null if the paths have not run in this checkout, or not through this chart. */
export interface ChartCovered {
  chart: ChartId;
  states: Share | null;
  transitions: Share | null;
  /** Transitions taken in a real engine. */
  inBrowser: Share | null;
}

/** Number of uses within a number of milliseconds. */
export interface Limit {
  uses: number;
  within: number;
}
/** Settings of the back end. */
export interface BackEndFacts {
  /** Limits for each way to request a mail. */
  asking: readonly Limit[];
  /** Per mail: limits for one address, for all mails together, and its validity in days. */
  mails: Readonly<Record<MailKind, { limits: readonly Limit[]; days: number }>>;
  /** The maximum lifetime of a token of each purpose, in days. */
  tokens: Readonly<Record<TokenPurpose, number>>;
  /** A registration that is not activated lapses after this many days. */
  pendingDays: number;
}

/** The last line of a whole run, and whether it ran on exactly these charts. */
export interface Proven {
  line: string;
  isCurrent: boolean;
}
/** The results of the last whole run, as committed. */
export interface WholeRun {
  /** ISO 8601 date. */
  at: string;
  paths: Proven;
  laws: Proven;
  faults: Proven;
}

export interface WorkbenchData {
  /** Results for each state, by its word (`visit:landing.welcomed`). */
  proofs: Readonly<Record<string, StateProofs>>;
  charts: readonly ChartCovered[];
  /** Words of states, and names of transitions, without a path. */
  uncovered: { states: readonly string[]; transitions: readonly string[] };
  laws: readonly Law[];
  suites: readonly SuiteFact[];
  backEnd: BackEndFacts;
  wholeRun: WholeRun;
}

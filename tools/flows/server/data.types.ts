/** What only Node knows of the charts, as the page of the workbench gets it: a module of its own, `virtual:workbench-data`. */
import type { MailKind } from '../../../graphql/backend/mail/kinds.ts';
import type { TokenPurpose } from '../../../graphql/backend/tokens/purposes.ts';
import type { SuiteName } from '../../check/results/result.ts';
import type { ChartId } from '../charts/charts.ts';

/** A place in the sources. */
export interface WrittenAt {
  /** From the folder of the repository, with `/`. */
  file: string;
  /** From 1. */
  line: number;
}
/** So many of so many. */
export interface Share {
  met: number;
  of: number;
}

/** Faults that were planted and matter: those that something names, of all. */
export interface Planted extends Share {
  /** Faults that there are besides: never planted in this checkout. */
  left: number;
}

/** What suites found of one state when they last ran. Null: that suite has not run in this checkout, or kept nothing by state then. */
export interface StateProofs {
  /** How many paths of `npm run tool -- paths` visit it. */
  paths: number | null;
  /** How many of `npm run tool -- browser-paths` do, in a real engine. */
  inBrowser: number | null;
  /** The numbers of the laws that had a case there. */
  laws: readonly number[] | null;
  /** Faults that were planted in its own transitions, entry and exit, and matter: how many of them something named. */
  planted: Planted | null;
  /** Faults of the network on the call that it waits for: how many of them ended as they may; none: it waits for no call. */
  calls: Share | null;
}

/** A suite, and what it found. */
export interface SuiteFact {
  name: SuiteName;
  /** The command that runs it. */
  command: string;
  /** Its last line; null: it has not run in this checkout. */
  line: string | null;
  passed: boolean | null;
  /** When it ended, ISO 8601. */
  endedAt: string | null;
  /** Whether something that it reads was written since. */
  isOld: boolean;
}

/** A law of every visit, as docs/proofs.md has it. */
export interface Law {
  number: number;
  name: string;
  sentence: string;
  /** The rules that it stands for. */
  rules: string;
  /** Null: `npm run tool -- proofs` has not run in this checkout. */
  holds: boolean | null;
}

/** What paths have covered of one chart; null: they have not run in this checkout, or not through this chart. */
export interface ChartCovered {
  chart: ChartId;
  states: Share | null;
  transitions: Share | null;
  /** Transitions that were taken in a real engine. */
  inBrowser: Share | null;
}

/** So many within so many milliseconds. */
export interface Limit {
  uses: number;
  within: number;
}
/** What the back end decides by. */
export interface BackEndFacts {
  /** Each way to ask for a mail. */
  asking: readonly Limit[];
  /** Of each mail: how many one address is sent, of all mails together, and for how many days it is of use. */
  mails: Readonly<Record<MailKind, { limits: readonly Limit[]; days: number }>>;
  /** The longest life of a token of each purpose, in days. */
  tokens: Readonly<Record<TokenPurpose, number>>;
  /** A registration that is not activated lapses after so many days. */
  pendingDays: number;
}

/** What a whole run found, in its last line, and whether it was of exactly these charts. */
export interface Proven {
  line: string;
  isCurrent: boolean;
}
/** What the last whole run of the suites found, as it is committed. */
export interface WholeRun {
  /** The day of it, ISO 8601. */
  at: string;
  paths: Proven;
  laws: Proven;
  faults: Proven;
}

export interface WorkbenchData {
  /** Where each state is written, by its word (`visit:landing.welcomed`). */
  sources: Readonly<Record<string, WrittenAt>>;
  /** What suites found of each state, by its word. */
  proofs: Readonly<Record<string, StateProofs>>;
  /** Of all charts together; null: what it is read from has not run. */
  figures: {
    /** States that paths visit, and transitions that they take. */
    states: Share | null;
    transitions: Share | null;
    /** Laws that hold. */
    laws: Share | null;
    /** Planted faults that matter, and those of them that something names. */
    planted: Planted | null;
  };
  charts: readonly ChartCovered[];
  /** Words of states, and names of transitions, that no path visits or takes. */
  wanting: { states: readonly string[]; transitions: readonly string[] };
  laws: readonly Law[];
  suites: readonly SuiteFact[];
  backEnd: BackEndFacts;
  wholeRun: WholeRun;
}

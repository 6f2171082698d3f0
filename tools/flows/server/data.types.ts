/** Types of the module `virtual:workbench-data`: chart data that only Node can read. */
import type { MailKind } from '../../../graphql/backend/mail/kinds.ts';
import type { TokenPurpose } from '../../../graphql/backend/common/token-purposes.ts';

/** An invariant of every visit, as in docs/proofs.md. */
export interface Law {
  number: number;
  name: string;
  sentence: string;
  /** The rules it covers. */
  rules: string;
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

/** The last line of a whole run, and on which charts it ran. */
interface Proven {
  line: string;
  ranOn: string;
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
  laws: readonly Law[];
  backEnd: BackEndFacts;
  wholeRun: WholeRun;
}

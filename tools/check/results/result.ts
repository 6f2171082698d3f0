/** The result of a suite's last run in this checkout, shown in the flow workbench. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The suites of the report, in order, each with its command. */
export const SUITES = {
  unit: 'npm run tool -- unit',
  postgres: 'npm run tool -- postgres',
  'postgres-plain': 'npm run tool -- postgres --plain',
  paths: 'npm run tool -- paths',
  proofs: 'npm run tool -- proofs',
  mutation: 'npm run tool -- mutate',
  browser: 'npm run tool -- browser',
  'browser-paths': 'npm run tool -- browser-paths',
  engines: 'npm run tool -- engines',
  faults: 'npm run tool -- faults',
  walks: 'npm run tool -- walks',
  fuzz: 'npm run tool -- fuzz',
} as const;
export type SuiteName = keyof typeof SUITES;

export interface TableRow {
  cells: readonly string[];
  /** Whether it passed; null if it does not say. */
  isGood: boolean | null;
  /** Additional lines: a counterexample, a reason. */
  more?: readonly string[];
}
export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly TableRow[];
}
/** A suite's result for one state. */
export interface StateFound {
  /** Number of its paths through the state; of its invariants, faults or calls about it. */
  cases: number;
  /** How many of them are good. */
  good: number;
  /** Number of further faults that were never planted in this checkout. */
  left?: number;
  /** Numbers of the invariants, from 1. */
  laws?: readonly number[];
}
/** For passed paths: how many visit each state. */
export const foundIn = (counts: Readonly<Record<string, number>>): Readonly<Record<string, StateFound>> =>
  Object.fromEntries(Object.entries(counts).map(([id, cases]) => [id, { cases, good: cases }]));
export interface SuiteResult {
  /** Its last line, with figures. */
  line: string;
  passed: boolean;
  /** ISO 8601. */
  endedAt: string;
  tables: readonly Table[];
  /** How often each transition was taken, by chart and name. */
  transitions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Results by chart and state id; charts without results are omitted. */
  states: Readonly<Record<string, Readonly<Record<string, StateFound>>>>;
}
/** A suite's result besides its last line. */
export type Found = Partial<Omit<SuiteResult, 'endedAt'>> & Pick<SuiteResult, 'line' | 'passed'>;

/** Folder of the results: in the checkout, or RESULTS_DIR. */
export const RESULTS = resolve(process.env['RESULTS_DIR'] ?? 'node_modules/.cache/vestibule/results');
const fileOf = (suite: SuiteName) => join(RESULTS, `${suite}.json`);

/** Stores a suite's result, replacing the previous one. */
export function keepResult(suite: SuiteName, found: Found): void {
  mkdirSync(RESULTS, { recursive: true });
  const endedAt = new Date().toISOString();
  const result: SuiteResult = { tables: [], transitions: {}, states: {}, ...found, endedAt };
  writeFileSync(fileOf(suite), JSON.stringify(result));
}
/** The result of a suite's last run; null if it has not run in this checkout. */
export function readResult(suite: SuiteName): SuiteResult | null {
  const file = fileOf(suite);
  if (!existsSync(file)) return null;
  // Results stored before states existed.
  return { states: {}, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<SuiteResult, 'states'>) };
}

/** What a suite found when it last ran in this checkout: shown in the flow workbench. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The suites that the report speaks of, in its order, each with the command that runs it. */
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
  /** Whether all is well with it; null: it says nothing of that. */
  isGood: boolean | null;
  /** Lines that belong to it: a counterexample, a reason. */
  more?: readonly string[];
}
export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly TableRow[];
}
export interface FailedTest {
  name: string;
  /** What was expected and came, in one line. */
  headline: string;
  /** The command that repeats it. */
  again: string;
  /** Pictures of the page as it was then, by their files. */
  pictures: readonly string[];
}
/** What a suite found of one state. */
export interface StateFound {
  /** Its paths that visit the state; its laws, faults or calls that are about it. */
  cases: number;
  /** How many of them are as they should be. */
  good: number;
  /** Of planted faults, those that there are besides: never planted in this checkout. */
  left?: number;
  /** Of laws, their numbers, from 1. */
  laws?: readonly number[];
}
/** Of paths, each of which is as it should be: how many visit each state. */
export const foundIn = (counts: Readonly<Record<string, number>>): Readonly<Record<string, StateFound>> =>
  Object.fromEntries(Object.entries(counts).map(([id, cases]) => [id, { cases, good: cases }]));
export interface SuiteResult {
  /** Its last line, of figures. */
  line: string;
  passed: boolean;
  /** When it ended, ISO 8601. */
  endedAt: string;
  tables: readonly Table[];
  failed: readonly FailedTest[];
  /** How often each transition was taken, by chart and by its name. */
  transitions: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What was found of each state, by chart and by the state’s id; a chart of which nothing is kept is left out. */
  states: Readonly<Record<string, Readonly<Record<string, StateFound>>>>;
}
/** The pictures that Playwright took of a failed test, by their files. */
export const picturesIn = (attachments: readonly { contentType: string; path?: string }[]): string[] =>
  attachments.flatMap(({ contentType, path }) => (contentType === 'image/png' && path ? [path] : []));

/** What a suite has to say besides its last line. */
export type Found = Partial<Omit<SuiteResult, 'endedAt'>> & Pick<SuiteResult, 'line' | 'passed'>;

/** Where results are kept: in the checkout, or where RESULTS_DIR says. */
export const RESULTS = resolve(process.env['RESULTS_DIR'] ?? 'node_modules/.cache/vestibule/results');
const fileOf = (suite: SuiteName) => join(RESULTS, `${suite}.json`);
const picturesOf = (suite: SuiteName) => join(RESULTS, suite);

/** Keeps what a suite found, in place of what it found before; pictures are copied, for the next run clears them away. */
export function keepResult(suite: SuiteName, { failed = [], ...found }: Found): void {
  const folder = picturesOf(suite);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kept = failed.map((test, at) => ({
    ...test,
    pictures: test.pictures.filter(existsSync).map((picture, number) => {
      const copy = join(folder, `${at + 1}-${number + 1}.png`);
      copyFileSync(picture, copy);
      return copy;
    }),
  }));
  const result: SuiteResult = {
    tables: [],
    transitions: {},
    states: {},
    ...found,
    failed: kept,
    endedAt: new Date().toISOString(),
  };
  writeFileSync(fileOf(suite), JSON.stringify(result));
}
/** What a suite found when it last ran; null: it has not run in this checkout. */
export function readResult(suite: SuiteName): SuiteResult | null {
  const file = fileOf(suite);
  if (!existsSync(file)) return null;
  // What was kept before there were states.
  return { states: {}, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<SuiteResult, 'states'>) };
}

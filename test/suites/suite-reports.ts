/** What the reporter prints for each browser suite: its name, what it counts, and additional figures. */
import { relative } from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { readOrder } from './browser-paths/order.ts';

/** A test that has run, with its last result. */
export interface RanCase {
  test: TestCase;
  result: TestResult;
  project: string;
  passed: boolean;
}
export interface SuiteReport {
  /** Begins its line of figures. */
  name: string;
  /** What its tests are called. */
  counts: string;
  /** The command that repeats one test. */
  again: (test: TestCase) => string;
  /** Additional figures of its line. */
  figures?: (cases: readonly RanCase[]) => Promise<readonly string[]>;
}
const placeOf = ({ location: { file, line } }: TestCase) => `${relative(process.cwd(), file)}:${line}`;
const suite = (name: string, counts: string, again: SuiteReport['again']): SuiteReport => ({ name, counts, again });

const passedIn = (engine: string, cases: readonly RanCase[]) =>
  cases.filter(({ project, passed }) => project === engine && passed).length;
const ENGINES: SuiteReport = {
  ...suite('engines', 'journeys', ({ title, parent }) => {
    const engine = parent.project()?.name;
    return `npm run tool -- engines --engine ${engine} --only "${title.replace(/ \(.*$/, '')}"`;
  }),
  figures: async (cases) =>
    [...new Set(cases.map(({ project }) => project))].map((engine) => `${passedIn(engine, cases)} in ${engine}`),
};
/** By project. */
const REPORTS: Readonly<Record<string, SuiteReport>> = {
  browser: suite('browser', 'tests', (test) => `npm run tool -- browser ${placeOf(test)}`),
  windows: suite('windows', 'tests', (test) => `npm run tool -- browser --project=windows ${placeOf(test)}`),
  paths: {
    ...suite('paths in Chromium', 'paths as drawn', ({ title }) => readOrder().again.replace('<id>', title)),
    figures: async (cases) => (await import('./browser-paths/browser-paths-result.ts')).figuresOf(cases),
  },
  transcripts: suite('transcripts', 'tests', ({ title }) => `npm run tool -- transcripts "${title}"`),
  faults: {
    ...suite('faults', 'rows', ({ title }) => `npm run tool -- faults "${title}"`),
    figures: async (cases) => (await import('./faults/faults-result.ts')).figuresOf(cases),
  },
  workbench: suite('workbench', 'tests', (test) => `npm run tool -- workbench ${placeOf(test)}`),
  firefox: ENGINES,
  webkit: ENGINES,
};
export function reportOf(project: string): SuiteReport {
  const found = REPORTS[project];
  if (!found) throw new Error(`no suite is played as ${project}`);
  return found;
}

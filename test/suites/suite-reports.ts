/** What the reporter prints for each browser suite: its name, what it counts, and additional findings. */
import { relative } from 'node:path';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import type { SuiteName, SuiteResult } from '../../tools/check/results/result.ts';
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
  /** Name of its result in the flow workbench; undefined: not kept. */
  keeps?: SuiteName;
  /** Additional findings: figures for its line, and results to store. */
  found?: (cases: readonly RanCase[]) => Promise<Partial<SuiteResult> & { figures?: readonly string[] }>;
}
const placeOf = ({ location: { file, line } }: TestCase) => `${relative(process.cwd(), file)}:${line}`;
const suite = (name: string, counts: string, again: SuiteReport['again']): SuiteReport => ({ name, counts, again });

const ENGINES: SuiteReport = {
  ...suite('engines', 'journeys', ({ title, parent }) => {
    const engine = parent.project()?.name;
    return `npm run tool -- engines --engine ${engine} --only "${title.replace(/ \(.*$/, '')}"`;
  }),
  keeps: 'engines',
  found: async (cases) => (await import('./engines/engines-result.ts')).found(cases),
};
/** By project. */
const REPORTS: Readonly<Record<string, SuiteReport>> = {
  browser: { ...suite('browser', 'tests', (test) => `npm run tool -- browser ${placeOf(test)}`), keeps: 'browser' },
  windows: suite('windows', 'tests', (test) => `npm run tool -- browser --project=windows ${placeOf(test)}`),
  paths: {
    ...suite('paths in Chromium', 'paths as drawn', ({ title }) => readOrder().again.replace('<id>', title)),
    keeps: 'browser-paths',
    found: async (cases) => (await import('./browser-paths/browser-paths-result.ts')).found(cases),
  },
  transcripts: suite('transcripts', 'tests', ({ title }) => `npm run tool -- transcripts "${title}"`),
  faults: {
    ...suite('faults', 'rows', ({ title }) => `npm run tool -- faults "${title}"`),
    keeps: 'faults',
    found: async (cases) => (await import('./faults/faults-result.ts')).found(cases),
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

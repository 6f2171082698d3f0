/** The line of figures of each browser suite: its name, what it counts, and additional findings. */
import type { TestCase, TestResult } from '@playwright/test/reporter';
import type { SuiteName, SuiteResult } from '../../tools/check/results/result.ts';

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
  /** Name of its result in the flow workbench; undefined: not kept. */
  keeps?: SuiteName;
  /** Additional findings: figures for its line, and results to store. */
  found?: (cases: readonly RanCase[]) => Promise<Partial<SuiteResult> & { figures?: readonly string[] }>;
}
const ENGINES: SuiteReport = {
  name: 'engines',
  counts: 'journeys',
  keeps: 'engines',
  found: async (cases) => {
    const passed = Map.groupBy(cases, ({ project }) => project);
    return { figures: [...passed].map(([engine, own]) => `${own.filter((one) => one.passed).length} in ${engine}`) };
  },
};
/** By project. */
const REPORTS: Readonly<Record<string, SuiteReport>> = {
  browser: { name: 'browser', counts: 'tests', keeps: 'browser' },
  windows: { name: 'windows', counts: 'tests' },
  paths: {
    name: 'paths in Chromium',
    counts: 'paths as drawn',
    keeps: 'browser-paths',
    found: async (cases) => (await import('./browser-paths/browser-paths-result.ts')).found(cases),
  },
  transcripts: { name: 'transcripts', counts: 'tests' },
  faults: {
    name: 'faults',
    counts: 'rows',
    keeps: 'faults',
    found: async (cases) => (await import('./faults/faults-result.ts')).found(cases),
  },
  workbench: { name: 'workbench', counts: 'tests' },
  firefox: ENGINES,
  webkit: ENGINES,
};
export function reportOf(project: string): SuiteReport {
  const found = REPORTS[project];
  if (!found) throw new Error(`no suite is played as ${project}`);
  return found;
}

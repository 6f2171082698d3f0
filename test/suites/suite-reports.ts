/** The line of figures of each browser suite: its name, what it counts, and additional figures. */
import type { TestCase, TestResult } from '@playwright/test/reporter';

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
  /** Additional figures of its line. */
  figures?: (cases: readonly RanCase[]) => Promise<readonly string[]>;
}
const ENGINES: SuiteReport = {
  name: 'engines',
  counts: 'journeys',
  figures: async (cases) => {
    const passed = Map.groupBy(cases, ({ project }) => project);
    return [...passed].map(([engine, own]) => `${own.filter((one) => one.passed).length} in ${engine}`);
  },
};
/** By project. */
const REPORTS: Readonly<Record<string, SuiteReport>> = {
  browser: { name: 'browser', counts: 'tests' },
  windows: { name: 'windows', counts: 'tests' },
  paths: {
    name: 'paths in Chromium',
    counts: 'paths as drawn',
    figures: async (cases) => (await import('./browser-paths/browser-paths-result.ts')).figuresOf(cases),
  },
  transcripts: { name: 'transcripts', counts: 'tests' },
  faults: {
    name: 'faults',
    counts: 'rows',
    figures: async (cases) => (await import('./faults/faults-result.ts')).figuresOf(cases),
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

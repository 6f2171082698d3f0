/** Tested areas, and their results for a build. */

/** Areas of tested behaviour, in page order. */
export const AREAS = ['pages', 'keyboard', 'reader', 'forms', 'time', 'sight', 'size', 'languages', 'consent'] as const;
export type Area = (typeof AREAS)[number];

export interface AreaResult {
  area: Area;
  /** Number of behaviours in the area. */
  count: number;
  /** Failed behaviours, each as an English sentence. */
  broken: readonly string[];
}
export interface TestResults {
  version: string;
  /** End of the test run, ISO 8601. */
  testedAt: string;
  /** Number of tests referenced by a behaviour, and of failed ones. */
  tests: number;
  failed: number;
  areas: readonly AreaResult[];
}

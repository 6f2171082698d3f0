/** What is tested, by area, and what tests of a build found of it. */

/** What behaviours are about, in the order of the page. */
export const AREAS = ['pages', 'keyboard', 'reader', 'forms', 'time', 'sight', 'size', 'languages', 'consent'] as const;
export type Area = (typeof AREAS)[number];

export interface AreaResult {
  area: Area;
  /** How many behaviours of it there are. */
  count: number;
  /** Those that do not hold, each in an English sentence. */
  broken: readonly string[];
}
export interface TestResults {
  version: string;
  /** When the tests ended, ISO 8601. */
  testedAt: string;
  /** Tests that ran because a behaviour names them, and how many of them failed. */
  tests: number;
  failed: number;
  areas: readonly AreaResult[];
}

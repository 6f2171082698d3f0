/**
 * Test results of this build (`tools/check/accessibility/results.ts`); null if there are no tests of exactly this
 * source.
 */

import type { TestResults } from './areas.ts';

export const testResults: TestResults | null = import.meta.env.ACCESSIBILITY_RESULTS ?? null;

/** What the tests of this build found (`tools/release/accessibility/results.ts`); null: no tests of exactly this source are known. */

import type { TestResults } from './areas.ts';

export const testResults: TestResults | null = import.meta.env.ACCESSIBILITY_RESULTS ?? null;

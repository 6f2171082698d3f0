/**
 * In ms. Timeouts end a hang and do not measure the machine: a page that takes a second may take twenty on a busy one.
 */
export const TEST_LIMIT = 240_000;
/** Timeout of expectations, and of each action on a page. */
export const EXPECTED_WITHIN = 60_000;
/** Poll intervals, shorter than Playwright's, which end at a second. */
export const OFTEN = { intervals: [20, 50, 100] };

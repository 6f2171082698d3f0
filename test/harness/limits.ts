/** Milliseconds. Limits end a hang, and measure no machine: on a busy one a page that takes a second takes twenty. */
export const TEST_LIMIT = 240_000;
/** For what is expected to come, and for each action on a page. */
export const EXPECTED_WITHIN = 60_000;

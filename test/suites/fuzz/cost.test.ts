/** What was found to cost too much. */
import { expect, test } from 'vitest';
import { dearness, DEARER } from './entries/cost.ts';

test('a referrer of 15,000 labels: each was joined with all that follow it, which took seconds', () => {
  expect(dearness('isBlocklisted', 'a.', 30_000)).toBeLessThanOrEqual(DEARER);
});

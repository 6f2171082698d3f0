/** Compares quotas with a simple model that scans a list of uses (D26, D39). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND, after } from '../common/clock.ts';
import { serverForTests } from '../testing/harness.ts';
import { type Limit, takeQuota } from './quotas.ts';

const server = serverForTests();

const START = new Date('2026-11-23T12:00:00Z');
let subjects = 0;
const newSubject = (limits: readonly Limit[]) => {
  const { keys, store } = server.backEnd;
  subjects += 1;
  const subject = String(subjects);
  return (now: Date) => takeQuota(store.db, keys, now, limits, 'test', subject);
};

const limit = fc.record({ uses: fc.integer({ min: 1, max: 4 }), within: fc.integer({ min: 1, max: 60 }) });
const asked = fc.record({
  limits: fc.array(limit, { minLength: 1, maxLength: 3 }),
  pauses: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 25 }),
});

test('a use is allowed below the limit of each window; a refusal has the time of the next', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async ({ limits: inSeconds, pauses }) => {
      const limits = inSeconds.map(({ uses, within }) => ({ uses, within: within * SECOND }));
      const take = newSubject(limits);
      const used: number[] = [];
      /** Whether a use is allowed at a time. */
      const hasRoom = (at: number) =>
        limits.every(({ uses, within }) => used.filter((use) => use > at - within).length < uses);
      let now = START;
      for (const pause of pauses) {
        now = after(now, pause * SECOND);
        const isAllowed = hasRoom(now.getTime());
        const { allowed, retryAfter } = await take(now);
        expect(allowed).toBe(isAllowed);
        if (isAllowed) used.push(now.getTime());
        const waits = (seconds: number) => hasRoom(after(now, seconds * SECOND).getTime());
        expect([waits(retryAfter), retryAfter > 1 && waits(retryAfter - 1)]).toEqual([true, false]);
      }
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['a second', SECOND, false, 60],
  ['an hour', HOUR, true, 1],
])('a clock set back by %s causes no wait longer than the window', async (_, by, allowed, second) => {
  const [once, twice] = [1, 2].map((uses) => newSubject([{ uses, within: MINUTE }]));
  await Promise.all([once?.(START), twice?.(START)]);
  const now = after(START, -by);
  expect([await once?.(now), await twice?.(now)]).toEqual([
    { allowed, next: after(now, MINUTE), retryAfter: 60 },
    { allowed: true, next: second === 1 ? now : after(now, MINUTE), retryAfter: second },
  ]);
});

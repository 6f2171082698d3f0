/** Retention periods: deleted and retained rows. */
import { expect, test } from 'vitest';
import { count } from 'drizzle-orm';
import { DAY, HOUR } from './common/clock.ts';
import { formOf, movableClock, serverForTests } from './testing/harness.ts';
import { LEAN } from './testing/client.ts';
import { prune } from './pruning.ts';
import { idempotencyKeys, mails, quotaUses, registrations } from './store/schema.ts';

const clock = movableClock();
const server = serverForTests({}, clock);

const rowsOf = async (table: typeof mails | typeof idempotencyKeys | typeof quotaUses) => {
  const [row] = await server.backEnd.store.db.select({ rows: count() }).from(table);
  return row?.rows;
};
const left = async () => {
  const { db } = server.backEnd.store;
  const kept = await db.select({ email: registrations.email }).from(registrations);
  return {
    registrations: kept.flatMap(({ email }) => (email.endsWith('@pruned.example') ? [email] : [])).sort(),
    mails: await rowsOf(mails),
    keys: await rowsOf(idempotencyKeys),
    uses: await rowsOf(quotaUses),
  };
};
/** Advances the clock and prunes. @returns the remaining rows. */
const after = async (time: number) => {
  clock.advance(time);
  await prune(server.backEnd.store.db, clock.now());
  return left();
};

test('deletes quota uses after an hour, keys after a day, started registrations after 14 days, mails after 30, expired registrations after 104 [ASVS 14.2.4]', async () => {
  // Retained: an account, and a mail that was not sent.
  await server.submit(formOf('active@pruned.example'));
  await server.activate('active@pruned.example');
  await server.backEnd.store.db.update(mails).set({ nextAttemptAt: clock.now(), deliveredAt: null });
  await server.submit(formOf('begun@pruned.example', LEAN), {}, { idempotencyKey: 'key-begun' });
  const { token } = await server.submit(formOf('pending@pruned.example'), {}, { idempotencyKey: 'key-pending' });
  await server.resend({}, { bearer: token });
  const [active, begun, pending] = ['active', 'begun', 'pending'].map((name) => `${name}@pruned.example`);
  const all = { registrations: [active, begun, pending], mails: 3, keys: 2, uses: 5 };
  expect(await left()).toEqual(all);
  expect(await after(HOUR)).toEqual({ ...all, uses: 0 });
  expect(await after(DAY)).toEqual({ ...all, uses: 0, keys: 0 });
  const completed = { ...all, registrations: [active, pending], uses: 0, keys: 0 };
  expect(await after(13 * DAY)).toEqual(completed);
  expect(await after(16 * DAY)).toEqual({ ...completed, mails: 1 });
  expect(await after(73 * DAY)).toEqual({ ...completed, mails: 1 });
  expect(await after(DAY)).toEqual({ ...completed, registrations: [active], mails: 1 });
});

/**
 * Taking a place of a code locks its row until the transaction ends (D44). PGlite has one connection and no races, but
 * PostgreSQL stores the last locking transaction in the row, which the tests read. Two back ends on one PostgreSQL test
 * that the last place is given only once (`store/postgres.test.ts`).
 */
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { registrationCodes } from '../store/schema.ts';
import { LEAN, formOf, reasonsOf, serverForTests } from '../testing/harness.ts';

const server = serverForTests();

/** The transaction that last locked or changed the row of the code. */
const lockedBy = async (): Promise<unknown> =>
  server.backEnd.store.db
    .select({ transaction: sql`${registrationCodes}.xmax::text` })
    .from(registrationCodes)
    .where(eq(registrationCodes.code, 'VESTIBULE'));

test('a lookup does not lock the code', async () => {
  const before = await lockedBy();
  await server.codeDetails('VESTIBULE');
  expect(await lockedBy()).toEqual(before);
});

test('submit locks it before the check, whatever the outcome', async () => {
  const before = await lockedBy();
  // Refused, so no inserted foreign key locks the row.
  const refused = await server.submit(formOf('locks@example.org', { firstName: '' }));
  expect(reasonsOf(refused)).toEqual(['FirstNameInvalid']);
  expect(await lockedBy()).not.toEqual(before);
});

test('submit does not wait for the lock of a full code', async () => {
  const { db } = server.backEnd.store;
  const ofCode = eq(registrationCodes.code, 'VESTIBULE');
  const left = await db.select({ balance: registrationCodes.balance }).from(registrationCodes).where(ofCode);
  await db.update(registrationCodes).set({ balance: 0 }).where(ofCode);
  const before = await lockedBy();
  expect(reasonsOf(await server.submit(formOf('full@example.org')))).toEqual(['RegistrationCode']);
  expect(await lockedBy()).toEqual(before);
  await db
    .update(registrationCodes)
    .set({ balance: left[0]?.balance ?? 0 })
    .where(ofCode);
});

test('a change of address locks it too, with the codes of that address', async () => {
  await server.submit(formOf('begun@example.org', LEAN));
  const { token } = await server.submit(formOf('moves@example.org'), { code: 'TWENTY' });
  const before = await lockedBy();
  expect(reasonsOf(await server.changeEmail('begun@example.org', { bearer: token ?? null }))).toEqual([]);
  expect(await lockedBy()).not.toEqual(before);
});

test('a second step locks it too', async () => {
  const { registration, token } = await server.submit(formOf('lean@example.org', LEAN));
  const before = await lockedBy();
  const bearer = { bearer: token ?? null };
  const step = { registrationId: registration?.id ?? '', gender: 'woman', firstName: 'Ada', lastName: 'Lovelace' };
  expect((await server.finalize(step, bearer)).registration?.status).toBe('PENDING_ACTIVATION');
  expect(await lockedBy()).not.toEqual(before);
});

/**
 * The activation mail names the inviter as the pages do: only a member with a name whose invitation alone let the guest
 * in.
 */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../common/clock.ts';
import { inviters } from '../store/schema.ts';
import { formOf, movableClock, serverForTests } from '../testing/harness.ts';

const clock = movableClock();
const server = serverForTests({}, clock);

const headlines = async (email: string) =>
  (await server.mailsTo(email)).map(({ text }) => text.slice(0, text.indexOf('\n')));
const NAMED = 'You’re expected. Clara invited you.';
const NAMELESS = 'You’re expected. One last step.';

test('an inviter without a name is not named', async () => {
  await server.submit(formOf('ada@example.org'), { code: 'NONAME' });
  expect(await headlines('ada@example.org')).toEqual([NAMELESS]);
});

test('a guest from the waiting list has no inviter, whoever owns the code', async () => {
  const email = 'bo@example.org';
  const claims = { email, registrationCode: 'VESTIBULE' };
  const approvalToken = await server.backEnd.tokens.issue({ purpose: 'waitingListApproved', validFor: DAY, claims });
  await server.submit(formOf(email, { flow: 'WAITING_LIST_APPROVED', approvalToken }));
  expect(await headlines(email)).toEqual([NAMELESS]);
});

test('an inviter is named until they leave', async () => {
  const { token } = await server.submit(formOf('cy@example.org'));
  await server.backEnd.store.db.update(inviters).set({ active: false }).where(eq(inviters.id, 'clara'));
  clock.advance(MINUTE);
  await server.resend({}, { bearer: token ?? null });
  expect(await headlines('cy@example.org')).toEqual([NAMELESS, NAMED]);
});

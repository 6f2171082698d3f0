/**
 * If account states are hidden (D40), no other operation reveals them; the tests of the benchmark check response times.
 */
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MINUTE, after } from '../common/clock.ts';
import { hashOf } from '../common/keys.ts';
import { activationLinks, mails, registrations } from '../store/schema.ts';
import { adminOn } from '../testing/admin.ts';
import { formOf, reasonsOf, movableClock, serverForTests } from '../testing/harness.ts';
import { LEAN } from '../testing/client.ts';

const clock = movableClock();
const server = serverForTests({ REVEAL_ACCOUNT_STATE: 'false' }, clock);

/** First of two steps; `complete` continues with its result. */
const begin = (email: string) => server.submit(formOf(email, LEAN));
const complete = async (begun: Awaited<ReturnType<typeof begin>>) => reasonsOf(await server.complete(begun));

test.each(['new@example.org', 'active@example.com', 'pending@example.com'])(
  'started registrations for %s coexist, and the last completed one has the address',
  async (email) => {
    const [first, second] = [await begin(email), await begin(email)];
    expect([await complete(second), await complete(first)]).toEqual([[], []]);
    const change = ({ token: bearer }: typeof first) => server.changeEmail(`moved-${email}`, { bearer });
    expect([reasonsOf(await change(second)), reasonsOf(await change(first))]).toEqual([
      ['FinalizationRegistrationIdNotExists'],
      [],
    ]);
  },
);

test('a started registration can’t request mails for a pending one of its address', async () => {
  clock.advance(MINUTE);
  const waits = 'waits@example.org';
  await server.submit(formOf(waits));
  const asked = [];
  for (const email of [waits, 'begun@example.org', 'active@example.com'])
    asked.push(await server.resend({}, { bearer: (await begin(email)).token }));
  expect(asked.map(({ accepted, retryAfter }) => [accepted, retryAfter])).toEqual([
    [true, 60],
    [true, 60],
    [true, 60],
  ]);
  expect(await server.mailsTo(waits)).toHaveLength(1);
  expect(await server.mailsTo('begun@example.org')).toEqual([]);
});

test('the link of a moved registration gives the same response for every address, and a decoy is never activated', async () => {
  const press = async (accountActivationId: string) =>
    (await server.finalize({ accountActivationId })).registrationProblems[0]?.reasonDetails;
  const moved = [];
  for (const [nth, email] of ['free@example.org', 'active@example.com', 'pending@example.com'].entries()) {
    const first = `first-${nth}@example.org`;
    const { registration, token } = await server.submit(formOf(first));
    const id = await server.mailedId(first);
    await server.changeEmail(email, { bearer: token });
    moved.push({ id: registration?.id ?? '', said: await press(id) });
  }
  expect(moved.map(({ said }) => said)).toEqual(['REPLACED', 'REPLACED', 'REPLACED']);
  // The links of the two decoys were never mailed.
  const { db } = server.backEnd.store;
  const now = clock.now();
  const decoys = [
    ['active@example.com', moved[1]?.id ?? ''],
    ['pending@example.com', moved[2]?.id ?? ''],
  ] as const;
  for (const [email, registrationId] of decoys) {
    await db
      .insert(activationLinks)
      .values({ idHash: hashOf(email), registrationId, email, createdAt: now, expiresAt: after(now, MINUTE) });
    expect(await press(email)).toBeNull();
  }
  const rows = await db
    .select({ id: registrations.id, decoy: registrations.decoy, status: registrations.status })
    .from(registrations)
    .where(
      inArray(
        registrations.id,
        decoys.map(([, id]) => id),
      ),
    );
  expect(rows.map(({ decoy, status }) => [decoy, status])).toEqual(decoys.map(() => [true, 'PENDING_ACTIVATION']));
});

test('a placeholder mail is written and never shown', async () => {
  const { db } = server.backEnd.store;
  const before = await db.$count(mails);
  const answer = await server.resend({ email: 'nobody-here@example.org', registrationCode: 'VESTIBULE' });
  expect(answer).toEqual({ accepted: true, retryAfter: 60, status: null });
  expect(await db.$count(mails)).toBe(before + 1);
  const pages = ['/mailbox.json', '/mailbox'].map(async (path) => (await fetch(`${server.url}${path}`)).text());
  const shown = [...(await Promise.all(pages)), (await adminOn(() => server.backEnd)('mails list')).out];
  expect(shown.filter((text) => text.includes('waits@example.org'))).toHaveLength(3);
  expect(shown.filter((text) => text.includes('.invalid') || text.includes('nobody-here'))).toEqual([]);
});

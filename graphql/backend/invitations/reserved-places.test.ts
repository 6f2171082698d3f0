/** Compares the counter of reserved places with a count of pending registrations (D14). */
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, after } from '../common/clock.ts';
import { resetDemo } from '../demo/seed.ts';
import { PENDING_FOR } from '../accounts/status.ts';
import { prune } from '../pruning.ts';
import { registrationCodes, registrations } from '../store/schema.ts';
import { adminOn } from '../testing/admin.ts';
import { formOf, reasonsOf, movableClock, serverForTests } from '../testing/harness.ts';
import { LEAN, PERSON } from '../testing/client.ts';
import { reservedPlaces } from './reserved-places.ts';

const CODES = ['LASTONE', 'TWOLANDS'] as const;
const PLACES = 3;
const EMAILS = ['ada@places.example', 'bo@places.example', 'cy@places.example', 'di@places.example'] as const;

const clock = movableClock();
// A registration for a taken address reserves a place too (D40), so the runs include decoys.
const server = serverForTests({ REVEAL_ACCOUNT_STATE: 'false' }, clock);

/** Bearer tokens and registrations so far. */
type Hand = { token: string; id: string }[];
const heldBy = (hand: Hand, nth: number) => hand[nth % Math.max(1, hand.length)] ?? { token: '', id: 'none' };

const database = () => server.backEnd.store.db;
const waits = () =>
  and(
    eq(registrations.code, registrationCodes.code),
    eq(registrations.status, 'PENDING_ACTIVATION'),
    gt(registrations.pendingSince, after(clock.now(), -PENDING_FOR)),
  );
/** Per code: the counter and the actual count. */
const places = async () => {
  const db = database();
  const counted = db.select({ rows: count() }).from(registrations).where(waits());
  const rows = await db
    .select({
      code: registrationCodes.code,
      balance: registrationCodes.balance,
      reserved: reservedPlaces(db, clock.now()),
      counted: sql`(${counted})`.mapWith(Number),
    })
    .from(registrationCodes)
    .orderBy(asc(registrationCodes.code));
  return {
    reserved: rows.map((row) => [row.code, row.reserved]),
    counted: rows.map((row) => [row.code, row.counted]),
    left: new Map(rows.map((row) => [row.code, row.balance - row.counted])),
  };
};

const mailedId = async (to: string) => {
  const [newest] = await server.mailsTo(to);
  return new URL(newest?.links[0] ?? 'https://none.example').searchParams.get('accountActivationId') ?? 'none';
};

/** Places of a code that a new registration of the address would free, because it replaces the pending one. */
const givenBack = (to: string, code: string) =>
  database().$count(
    registrations,
    and(
      eq(registrations.accountKey, to),
      eq(registrations.code, code),
      eq(registrations.status, 'PENDING_ACTIVATION'),
      gt(registrations.pendingSince, after(clock.now(), -PENDING_FOR)),
    ),
  );

const submit = async (hand: Hand, to: string, typed: string, changes: Parameters<typeof formOf>[1]) => {
  const left = ((await places()).left.get(typed) ?? 0) + (await givenBack(to, typed));
  const answer = await server.submit(formOf(to, changes), { code: typed });
  expect(reasonsOf(answer)).toEqual(left > 0 ? [] : ['RegistrationCode']);
  if (answer.registration && answer.token) hand.push({ token: answer.token, id: answer.registration.id });
};

/** A random action: address, code and earlier registration of the run that it uses. */
interface Act {
  what: keyof typeof ACTS;
  email: (typeof EMAILS)[number];
  code: (typeof CODES)[number];
  nth: number;
}
const ACTS = {
  submit: (hand: Hand, { email, code }: Act) => submit(hand, email, code, {}),
  begin: (hand: Hand, { email, code }: Act) => submit(hand, email, code, LEAN),
  complete: (hand: Hand, { nth }: Act) => {
    const { token, id } = heldBy(hand, nth);
    return server.finalize({ registrationId: id, ...PERSON }, { bearer: token });
  },
  activate: async (_: Hand, { email }: Act) => server.finalize({ accountActivationId: await mailedId(email) }),
  move: (hand: Hand, { nth, email }: Act) => server.changeEmail(email, { bearer: heldBy(hand, nth).token }),
  erase: (_: Hand, { email }: Act) => adminOn(() => server.backEnd)(`account erase ${email} --yes`),
  prune: () => prune(database(), clock.now()),
  forget: (_: Hand, { code }: Act) =>
    database().update(registrationCodes).set({ reservedAfter: null }).where(eq(registrationCodes.code, code)),
  anHour: () => clock.advance(HOUR),
  aWeek: () => clock.advance(7 * DAY),
  untilItLapses: () => clock.advance(PENDING_FOR),
};
const often = (['submit', 'begin', 'complete', 'activate'] as const).flatMap((what) => [what, what, what]);
const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(...often, ...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
  email: fc.constantFrom(...EMAILS),
  code: fc.constantFrom(...CODES),
  nth: fc.nat(20),
});

test('after each random action the counter equals a count, and a free place can be taken', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40 }), async (acts) => {
      await resetDemo(database(), server.backEnd.keys, clock.now());
      await database()
        .update(registrationCodes)
        .set({ balance: PLACES })
        .where(inArray(registrationCodes.code, [...CODES]));
      const hand: Hand = [];
      for (const one of acts) {
        await ACTS[one.what](hand, one);
        const { reserved, counted } = await places();
        expect(reserved).toEqual(counted);
      }
    }),
    { numRuns: 25, seed: 20 },
  );
}, 240_000);

test('after many expiries the next registration removes them from the counter', async () => {
  await resetDemo(database(), server.backEnd.keys, clock.now());
  const since = after(clock.now(), -PENDING_FOR);
  const lapsed = Array.from({ length: 101 }, (_, at) => ({
    id: `lapsed-${at}`,
    customerId: `lapsed-${at}`,
    accountKey: `${at}@lapsed.example`,
    email: `${at}@lapsed.example`,
    status: 'PENDING_ACTIVATION' as const,
    flow: 'DEFAULT' as const,
    code: 'LASTONE',
    country: 'AT',
    locale: 'en',
    createdAt: since,
    pendingSince: since,
  }));
  await database().insert(registrations).values(lapsed);
  const counter = () =>
    database()
      .select({ reserved: registrationCodes.reserved, reservedAfter: registrationCodes.reservedAfter })
      .from(registrationCodes)
      .where(eq(registrationCodes.code, 'LASTONE'));
  expect(await counter()).toEqual([{ reserved: 101, reservedAfter: new Date(0) }]);
  expect(reasonsOf(await server.submit(formOf('next@places.example'), { code: 'LASTONE' }))).toEqual([]);
  expect(await counter()).toEqual([{ reserved: 1, reservedAfter: since }]);
});

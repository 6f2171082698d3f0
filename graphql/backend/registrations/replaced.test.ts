/** An unproved address has no owner: the newest complete registration gets it; a started one replaces no other. */
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { MINUTE, HOUR } from '../common/clock.ts';
import { resetDemo } from '../demo/seed.ts';
import { consents, registrationCodes, registrations } from '../store/schema.ts';
import { formOf, reasonsOf, movableClock, serverForTests } from '../testing/harness.ts';
import { socketTo } from '../testing/requests.ts';
import { agreed, LEAN } from '../testing/client.ts';

const clock = movableClock();
const server = serverForTests({}, clock);
const database = () => server.backEnd.store.db;
beforeEach(async () => {
  server.backEnd.settings.revealAccountState = true;
  await resetDemo(database(), server.backEnd.keys, clock.now());
});

const ADDRESS = 'owner@example.org';
const MALLORY = { firstName: 'Fooled', lastName: 'By Mallory' };
const TOO_LATE = ['FinalizationRegistrationIdNotExists'];

type Submitted = Awaited<ReturnType<typeof server.submit>>;
const idOf = ({ registration }: Submitted) => registration?.id ?? '';
const bearerOf = ({ token }: Submitted) => ({ bearer: token });

const tokenFor = (purpose: 'waitingListApproved' | 'social', email: string) =>
  server.tokenFor(purpose, { email, registrationCode: 'VESTIBULE' });
const approve = async (email: string) =>
  server.submit(
    formOf(email, { flow: 'WAITING_LIST_APPROVED', approvalToken: await tokenFor('waitingListApproved', email) }),
  );
const beginSocial = async (email: string) =>
  server.submit(formOf(email, { flow: 'SOCIAL_REGISTRATION', firstName: null, lastName: null }), {
    socialToken: await tokenFor('social', email),
  });
const begin = (email: string) => server.submit(formOf(email, LEAN));
const press = (accountActivationId: string) => server.finalize({ accountActivationId });

const rowsOf = (email: string) =>
  database()
    .select({
      id: registrations.id,
      status: registrations.status,
      decoy: registrations.decoy,
      name: registrations.lastName,
      code: registrations.code,
    })
    .from(registrations)
    .where(eq(registrations.accountKey, email))
    .orderBy(asc(registrations.createdAt), asc(registrations.id));
const reservedOf = async (code: string) => {
  const [row] = await database()
    .select({ reserved: registrationCodes.reserved })
    .from(registrationCodes)
    .where(eq(registrationCodes.code, code));
  return row?.reserved;
};

test('the owner of an address that a stranger registered gets it, without data of the stranger [ASVS 2.3.1]', async () => {
  const stranger = await server.submit(formOf('Owner@example.org', MALLORY), {
    code: 'FIFTEEN',
    consents: agreed('AT', true),
  });
  const first = await server.mailedId('Owner@example.org');
  expect(await reservedOf('FIFTEEN')).toBe(1);
  clock.advance(MINUTE);
  const owner = await server.submit(formOf(ADDRESS), { code: 'TWENTY' });
  expect([reasonsOf(owner), await reservedOf('FIFTEEN'), await reservedOf('TWENTY')]).toEqual([[], 0, 1]);
  // The bearer of the replaced registration has no access any more.
  expect(await server.resend({}, bearerOf(stranger))).toEqual({ accepted: false, retryAfter: null, status: null });
  expect(reasonsOf(await server.changeEmail('elsewhere@example.org', bearerOf(stranger)))).toEqual(TOO_LATE);
  // The superseded link reports that there is a newer one, and can have that mailed again (D48).
  expect((await press(first)).registrationProblems).toEqual([
    { reason: 'ActivationAccountUrlInvalid', reasonDetails: 'REPLACED' },
  ]);
  clock.advance(MINUTE);
  await server.resend({ accountActivationId: first });
  const mailed = await server.mailsTo(ADDRESS);
  expect([mailed.length, mailed.filter(({ links }) => links[0]?.includes('newsletter')).length]).toEqual([2, 0]);
  expect((await server.activate(ADDRESS)).registration).toMatchObject({
    id: idOf(owner),
    status: 'ACTIVE',
    voucher: '20-percent-mov',
  });
  expect(await rowsOf(ADDRESS)).toEqual([
    { id: idOf(owner), status: 'ACTIVE', decoy: false, name: 'Lovelace', code: 'TWENTY' },
  ]);
  const kept = await database().select({ of: consents.registrationId, accepted: consents.accepted }).from(consents);
  expect(kept.map(({ of, accepted }) => `${of} ${accepted}`).sort()).toEqual(
    [false, true, true].map((accepted) => `${idOf(owner)} ${accepted}`),
  );
});

test('the subscription of a replaced registration ends', async () => {
  const replaced = await server.submit(formOf(ADDRESS, MALLORY));
  const client = socketTo(server.url, replaced.token ?? '');
  const received: unknown[] = [];
  for await (const { data } of client.iterate({ query: 'subscription { registrationStatusChanged { id status } }' })) {
    received.push(data?.['registrationStatusChanged']);
    await server.submit(formOf(ADDRESS));
  }
  await client.dispose();
  expect(received).toEqual([{ id: idOf(replaced), status: 'PENDING_ACTIVATION' }]);
});

test('replacing one’s own registration frees its place', async () => {
  await server.submit(formOf(ADDRESS), { code: 'LASTONE' });
  // The place of another code does not count.
  await server.submit(formOf('another@example.org'), { code: 'TWENTY' });
  expect(reasonsOf(await server.submit(formOf('another@example.org'), { code: 'LASTONE' }))).toEqual([
    'RegistrationCode',
  ]);
  const again = [
    await server.submit(formOf(ADDRESS), { code: 'LASTONE' }),
    await server.submit(formOf(ADDRESS, LEAN), { code: 'LASTONE' }),
  ];
  expect(again.map(reasonsOf)).toEqual([[], []]);
  expect(reasonsOf(await server.complete(again[1] as Submitted))).toEqual([]);
  expect([(await rowsOf(ADDRESS)).map(({ id }) => id), await reservedOf('LASTONE')]).toEqual([
    [idOf(again[1] as Submitted)],
    1,
  ]);
});

test.each([
  ['registered', () => server.submit(formOf(ADDRESS))],
  [
    'moved to',
    async () => {
      const { registration, token } = await server.submit(formOf('mover@example.org'));
      const moved = await server.changeEmail(ADDRESS, { bearer: token });
      return { ...moved, registration: moved.registration && registration };
    },
  ],
])('a pending registration with a proved address is not %s without proof, but with proof', async (_how, take) => {
  const proved = await approve(ADDRESS);
  expect(reasonsOf(await take())).toEqual(['EmailAlreadyUsedPending']);
  expect((await rowsOf(ADDRESS)).map(({ id }) => id)).toEqual([idOf(proved)]);
  const approved = await approve(ADDRESS);
  expect([reasonsOf(approved), (await rowsOf(ADDRESS)).map(({ id }) => id)]).toEqual([[], [idOf(approved)]]);
  expect((await server.mailsTo(ADDRESS)).map(({ text }) => text.includes('Dear Ada Lovelace,'))).toEqual([true, true]);
  await server.activate(ADDRESS);
  expect(reasonsOf(await take())).toEqual(['EmailAlreadyUsedActive']);
});

test('moving to a pending unproved address replaces it and inherits its links', async () => {
  await server.submit(formOf(ADDRESS, MALLORY), { code: 'FIFTEEN' });
  const first = await server.mailedId(ADDRESS);
  clock.advance(MINUTE);
  const mover = await server.submit(formOf('typo@example.org'));
  expect(reasonsOf(await server.changeEmail(ADDRESS, bearerOf(mover)))).toEqual([]);
  expect([(await rowsOf(ADDRESS)).map(({ id }) => id), await reservedOf('FIFTEEN')]).toEqual([[idOf(mover)], 0]);
  expect((await press(first)).registrationProblems[0]?.reasonDetails).toBe('REPLACED');
  expect((await server.activate(ADDRESS)).registration?.id).toBe(idOf(mover));
});

test('a started registration deletes nothing, and the last completed one has the address [ASVS 2.3.1]', async () => {
  const first = await begin(ADDRESS);
  const waits = await server.submit(formOf(ADDRESS));
  const stranger = await begin(ADDRESS);
  expect((await rowsOf(ADDRESS)).map(({ status }) => status).sort()).toEqual([
    'PENDING_ACTIVATION',
    'STARTED',
    'STARTED',
  ]);
  const link = await server.mailedId(ADDRESS);
  expect(reasonsOf(await server.complete(first))).toEqual([]);
  expect((await press(link)).registrationProblems[0]?.reasonDetails).toBe('REPLACED');
  expect(reasonsOf(await server.changeEmail('elsewhere@example.org', bearerOf(waits)))).toEqual(TOO_LATE);
  expect((await server.activate(ADDRESS)).registration?.id).toBe(idOf(first));
  expect(reasonsOf(await server.complete(stranger))).toEqual(['EmailAlreadyUsedActive']);
});

/** Changes of an address between the two steps. */
const MEANWHILE = [
  [
    'active',
    'EmailAlreadyUsedActive',
    async () => void (await server.submit(formOf(ADDRESS)), await server.activate(ADDRESS)),
  ],
  ['proved, and waits', 'EmailAlreadyUsedPending', async () => void (await approve(ADDRESS))],
] as const;

test.each(MEANWHILE)(
  'a second step for an address that became %s is refused with %s',
  async (_state, reason, become) => {
    const [lean, social] = [await begin(ADDRESS), await beginSocial(ADDRESS)];
    await become();
    const holder = (await rowsOf(ADDRESS)).find(({ status }) => status !== 'STARTED');
    expect(reasonsOf(await server.complete(lean))).toEqual([reason]);
    server.backEnd.settings.revealAccountState = false;
    // Becomes a decoy for the account (D40).
    expect([
      reasonsOf(await server.complete(lean)),
      (await rowsOf(ADDRESS)).find(({ id }) => id === idOf(lean))?.decoy,
    ]).toEqual([[], true]);
    expect((await rowsOf(ADDRESS)).find(({ id }) => id === holder?.id)).toEqual(holder);
    // With a proved address: refused, or gets the address.
    const answer = await server.complete(social);
    expect([reasonsOf(answer), answer.registration?.status]).toEqual(
      reason === 'EmailAlreadyUsedActive' ? [[reason], undefined] : [[], 'ACTIVE'],
    );
  },
);

// Limits how many strangers one registration can mail: three address changes an hour, five in total.

const CHANGE = `mutation changeRegistrationEmail($email: String!, $locale: String!) {
  changeRegistrationEmail(email: $email, locale: $locale) { registrationProblems { reason reasonDetails } }
}`;
const TEXT = { firstName: 'Your parcel waits', lastName: 'pay on evil dot com' };
const to = (nth: number) => `stranger-${nth}@example.org`;
/** @returns a function that moves the registration. */
const moverOf =
  ({ token = null }: { token?: string | null }) =>
  async (address: string) => {
    const { status, headers, data, errors } = await server.graphql<{
      changeRegistrationEmail: { registrationProblems: { reason: string; reasonDetails: string | null }[] };
    }>(CHANGE, { email: address, locale: 'en' }, { bearer: token });
    if (status !== 429) return data?.changeRegistrationEmail.registrationProblems;
    return [Number(headers.get('retry-after')), errors.map(({ extensions }) => extensions)];
  };
const registered = async (email: string, changes: Parameters<typeof formOf>[1] = {}) =>
  moverOf(await server.submit(formOf(email, changes)));
const tooMany = (retryAfter: number) => [retryAfter, [{ code: 'RATE_LIMITED', retryAfter }]];
const TOO_OFTEN = [{ reason: 'EmailInvalid', reasonDetails: 'CHANGED_TOO_OFTEN' }];
const mailed = async () => {
  const all = await Promise.all(Array.from({ length: 9 }, (_, nth) => server.mailsTo(to(nth))));
  return all.flat();
};

test.each([
  ['one that waits', {}, true, 6],
  ['one that waits, where account states are not revealed (D40)', {}, false, 6],
  ['one that is only begun', LEAN, true, 0],
] as const)('%s', async (_what, changes, revealed, mails) => {
  server.backEnd.settings.revealAccountState = revealed;
  const move = await registered(to(0), { ...TEXT, ...changes });
  // Refused changes are not counted.
  const refused = revealed ? 6 : 0;
  for (let nth = 0; nth < refused; nth += 1)
    expect(await move('active@example.com')).toEqual([{ reason: 'EmailAlreadyUsedActive', reasonDetails: null }]);
  for (let nth = 1; nth <= 3; nth += 1) {
    expect(await move(to(nth))).toEqual([]);
    clock.advance(MINUTE);
  }
  for (let nth = 4; nth <= 6; nth += 1) expect(await move(to(nth))).toEqual(tooMany(57 * 60));
  expect(await (await registered('another@example.org'))('elsewhere@example.org')).toEqual([]);
  clock.advance(HOUR);
  for (let nth = 4; nth <= 5; nth += 1) expect(await move(to(nth))).toEqual([]);
  for (let hours = 0; hours < 2; hours += 1) {
    expect(await move(to(6))).toEqual(TOO_OFTEN);
    clock.advance(HOUR);
  }
  const all = await mailed();
  expect([all.length, all.filter((mail) => /parcel|evil/.test(JSON.stringify(mail)))]).toEqual([mails, []]);
});

test('replacing one’s own registration does not reset the limit [ASVS 2.3.1]', async () => {
  const begun = await server.submit(formOf(to(5), LEAN));
  const move = await registered(to(0));
  for (let nth = 1; nth <= 5; nth += 1) {
    clock.advance(HOUR);
    expect(await move(to(nth))).toEqual([]);
  }
  expect(await (await registered(to(5)))(to(6))).toEqual(TOO_OFTEN);
  // Moving another registration to the address does not reset the limit.
  const other = await registered('other@example.org');
  expect([await other(to(5)), await other(to(6))]).toEqual([[], TOO_OFTEN]);
  // Nor does a registration in two steps.
  const completed = await server.complete(begun);
  expect([reasonsOf(completed), await moverOf(begun)(to(6))]).toEqual([[], TOO_OFTEN]);
  expect(reasonsOf(await server.submit(formOf(to(6))))).toEqual([]);
});

import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../../machines/domain/countries.ts';
import { readParams } from '../../../machines/domain/acq-params.ts';
import { DAY, SECOND } from '../common/clock.ts';
import { registrationCodes } from '../store/schema.ts';
import { movableClock, serverForTests, formOf, reasonsOf } from '../testing/harness.ts';
import { LEAN } from '../testing/client.ts';
import { signValidity } from './link-validity.ts';

const START = '2026-11-21T10:00:00.000Z';
const clock = movableClock(START);
const server = serverForTests({}, clock);

const optionsOf = (countries: readonly string[]) =>
  countries.map((isoCode) => ({
    isoCode,
    dataPolicyPkString: `privacy-${isoCode}-2026-11`,
    termsPkString: `terms-${isoCode}-2026-11`,
  }));

const GOOD = {
  errors: [],
  errorDetails: [],
  invitorName: 'Clara',
  countryOptions: optionsOf(COUNTRIES),
  campaign: 'friends-of-the-house',
  vouchers: ['10-percent-no-mov'],
};
const REFUSED = {
  errors: ['REGISTRATION_CODE_INVALID'],
  errorDetails: [],
  invitorName: null,
  countryOptions: [],
  campaign: null,
  vouchers: [],
};
const bad = (error: string) => ({ ...GOOD, errors: [error], countryOptions: [], vouchers: [] });

describe('the verdict of each demo code', () => {
  test.each([
    ['VESTIBULE', GOOD],
    [' vesti–bule ', GOOD],
    ['NONAME', { ...GOOD, invitorName: null }],
    ['LASTONE', GOOD],
    ['TWOLANDS', { ...GOOD, countryOptions: optionsOf(['AT', 'DE']) }],
    ['NOBALANCE', bad('REGISTRATION_CODE_NO_BALANCE_LEFT')],
    ['PENDINGFULL', bad('REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS')],
    ['NOINVITER', { ...bad('INVITER_INVALID'), invitorName: null }],
    ['NOCUSTOM', bad('CUSTOMIZATION_MISSING')],
    ['BADREFERER', bad('REFERER_INVALID')],
    ['LINKONLY', { ...bad('REGISTRATION_CODE_INVALID'), errorDetails: [{ error: 'TIMESTAMP_MISSING' }] }],
    ['FUTURE', bad('INVITATION_PAUSED')],
    ['SOMETHING', REFUSED],
    ['', REFUSED],
    ['VESTIBULE\0É', REFUSED],
    ['VESTİBULE', REFUSED],
  ])('%j', async (code, details) => {
    expect(await server.codeDetails(code)).toEqual(details);
  });
});

describe('the end of a link', () => {
  const timestampFor = (code: string, issuedAt = START) =>
    signValidity(server.backEnd.keys, code, new Date(issuedAt)).timestamp;

  test('valid until its last second, expired after it', async () => {
    const timestamp = timestampFor('LINKONLY');
    expect(timestamp.split('.')[0]).toBe('2026-12-05T10:00:00Z');
    expect(await server.codeDetails('link-only', timestamp)).toEqual(GOOD);
    clock.advance(14 * DAY);
    expect(await server.codeDetails('LINKONLY', timestamp)).toEqual(GOOD);
    clock.advance(SECOND);
    const expired = { ...bad('REGISTRATION_CODE_INVALID'), errorDetails: [{ error: 'EXPIRED' }] };
    // Independent of the MAC (D9).
    for (const past of [timestamp, `${timestamp}A`])
      expect(await server.codeDetails('LINKONLY', past)).toEqual(expired);
    clock.set(START);
  });

  test.each([
    ['without a MAC', () => '2026-12-05T10:00:00Z'],
    ['with a later time', () => timestampFor('VESTIBULE').replace('2026', '2027')],
    ['with an altered MAC', () => `${timestampFor('VESTIBULE')}A`],
    ['of another code', () => timestampFor('NONAME')],
    ['that is empty', () => ''],
    ['that is no time', () => 'soon.abc'],
  ])('a timestamp %s is refused', async (_what, timestamp) => {
    expect(await server.codeDetails('VESTIBULE', timestamp())).toEqual(REFUSED);
    const end = (validUntil: Date | null) =>
      server.backEnd.store.db
        .update(registrationCodes)
        .set({ validUntil })
        .where(eq(registrationCodes.code, 'VESTIBULE'));
    // The response does not reveal that the code has ended either.
    await end(new Date(START));
    expect([await server.codeDetails('VESTIBULE', timestamp()), await server.codeDetails('VESTIBULE')]).toEqual([
      REFUSED,
      { ...bad('REGISTRATION_CODE_INVALID'), errorDetails: [{ error: 'EXPIRED' }] },
    ]);
    await end(null);
  });

  test('several errors at once', async () => {
    const timestamp = timestampFor('NOBALANCE', '2026-11-01T10:00:00Z');
    expect(await server.codeDetails('NOBALANCE', timestamp)).toEqual({
      ...GOOD,
      errors: ['REGISTRATION_CODE_INVALID', 'REGISTRATION_CODE_NO_BALANCE_LEFT'],
      errorDetails: [{ error: 'EXPIRED' }],
      countryOptions: [],
      vouchers: [],
    });
  });
});

describe('the admin', () => {
  const LINK = `mutation ($code: ID!) { createRegistrationLink(registrationCode: $code) { link { url validUntil } errors } }`;
  const adminToken = () => server.tokenFor('admin', { email: 'admin@example.com' });

  test('creates links that are valid for 14 days', async () => {
    const bearer = await adminToken();
    const { data } = await server.graphql<{ createRegistrationLink: { link: { url: string } } }>(
      LINK,
      { code: 'linkonly' },
      { bearer },
    );
    const url = new URL(data?.createRegistrationLink.link.url ?? '');
    const query = readParams(url.search);
    const { timestamp } = signValidity(server.backEnd.keys, 'LINKONLY', new Date(START));
    expect(`${url.origin}${url.pathname}`).toBe(`${server.url}/acquisition/`);
    expect(Object.fromEntries(query)).toEqual({ rc: 'LINKONLY', ts: timestamp });
    expect(data).toEqual({
      createRegistrationLink: { link: { url: url.href, validUntil: '2026-12-05T10:00:00Z' }, errors: [] },
    });
  });

  test('gets the errors of a code', async () => {
    const { data } = await server.graphql(LINK, { code: 'NOBALANCE' }, { bearer: await adminToken() });
    expect(data).toEqual({
      createRegistrationLink: { link: null, errors: ['REGISTRATION_CODE_NO_BALANCE_LEFT'] },
    });
  });

  test('needs a token with that purpose [ASVS 8.2.1]', async () => {
    const viewer = (bearer: string | null) => server.graphql('{ viewer { roles } }', {}, { bearer });
    const social = await server.tokenFor('social', { email: 'a@b.example' });
    expect((await viewer(await adminToken())).data).toEqual({ viewer: { roles: ['ADMIN'] } });
    expect((await viewer(social)).data).toEqual({ viewer: { roles: [] } });
    expect((await viewer(null)).data).toEqual({ viewer: { roles: [] } });
    const { data, errors } = await server.graphql(LINK, { code: 'VESTIBULE' }, { bearer: social });
    expect(data).toBeNull();
    expect(errors.map(({ message, extensions }) => [message, extensions])).toEqual([
      ['Not allowed', { code: 'FORBIDDEN' }],
    ]);
  });
});

// The bearer of a registration that holds a place learns so, instead of an error that the code is full (D50).

const HELD = `query registrationCodeDetails($code: String!) {
  registrationCodeDetails(registrationCode: $code) { errors heldRegistration { id status email } }
}`;
const ask = (bearer: string | null | undefined, code = 'last-one') =>
  server.field('registrationCodeDetails', HELD, { code }, { bearer: bearer ?? null });
const full = { errors: ['REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS'], heldRegistration: null };

test('the last place: pending, active and expired, for its bearer and for others', async () => {
  const { registration, token } = await server.submit(formOf('last@example.org'), { code: 'LASTONE' });
  const waiting = { id: registration?.id, status: 'PENDING_ACTIVATION', email: 'last@example.org' };
  expect(await ask(token)).toEqual({ errors: [], heldRegistration: waiting });

  const other = await server.submit(formOf('other@example.org'));
  const admin = await server.tokenFor('admin', { email: 'a@b.example' });
  for (const bearer of [null, '', 'a.b.c', `${token}A`, other.token, admin]) expect(await ask(bearer)).toEqual(full);
  expect(await ask(token, 'NOBALANCE')).toEqual({
    errors: ['REGISTRATION_CODE_NO_BALANCE_LEFT'],
    heldRegistration: null,
  });

  clock.advance(7 * DAY);
  // The token has expired while the place is still reserved.
  expect(await ask(token)).toEqual(full);
});

test('an active registration shows its bearer only the status (D54)', async () => {
  const { registration, token } = await server.submit(formOf('active-one@example.org'), { code: 'VESTIBULE' });
  await server.activate('active-one@example.org');
  expect(await ask(token, 'VESTIBULE')).toEqual({
    errors: [],
    heldRegistration: { id: registration?.id, status: 'ACTIVE', email: null },
  });
});

// Taking a place of a code locks its row until the transaction ends (D44). PGlite has one connection and no races, but
// PostgreSQL stores the last locking transaction in the row, which the tests read. Two back ends on one PostgreSQL test
// that the last place is given only once (`store/postgres.test.ts`).

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
  expect(reasonsOf(await server.changeEmail('begun@example.org', { bearer: token }))).toEqual([]);
  expect(await lockedBy()).not.toEqual(before);
});

test('a second step locks it too', async () => {
  const begun = await server.submit(formOf('lean@example.org', LEAN));
  const before = await lockedBy();
  expect((await server.complete(begun)).registration?.status).toBe('PENDING_ACTIVATION');
  expect(await lockedBy()).not.toEqual(before);
});

import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../../machines/domain/countries.ts';
import { readParams } from '../../../machines/domain/acq-params.ts';
import { DAY, SECOND } from '../common/clock.ts';
import { registrationCodes } from '../store/schema.ts';
import { movableClock, serverForTests } from '../testing/harness.ts';
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
  const adminToken = () =>
    server.backEnd.tokens.issue({ purpose: 'admin', validFor: DAY, claims: { email: 'admin@example.com' } });

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
    const social = await server.backEnd.tokens.issue({
      purpose: 'social',
      validFor: DAY,
      claims: { email: 'a@b.example' },
    });
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

test('logging out clears the cookie', async () => {
  const { data, headers } = await server.graphql('mutation { logout }', {});
  expect(data).toEqual({ logout: true });
  expect(headers.getSetCookie()).toEqual([
    '__Host-acq_token=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    'acq_token=; Max-Age=0; Path=/; Secure; SameSite=Lax',
  ]);
});

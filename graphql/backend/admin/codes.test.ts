/** Operator commands for registration codes: make, list, take back (D53). */
import { expect, test } from 'vitest';
import { DAY } from '../common/clock.ts';
import { operatedBackEnd } from '../testing/admin.ts';
import { formOf, reasonsOf } from '../testing/harness.ts';

const { admin, clock, server } = operatedBackEnd();

const make = async (options: string): Promise<string> => {
  const { out } = await admin(`codes make ${options}`);
  return out.trim();
};
const verdictOf = async (code: string) => {
  const { errors, errorDetails, invitorName, campaign, countryOptions } = await server().codeDetails(code);
  return {
    errors,
    details: errorDetails?.map((detail) => detail?.error),
    invitorName,
    campaign,
    countries: countryOptions?.map((option) => option?.isoCode),
  };
};

test('a code is random and has the given offer', async () => {
  const code = await make(
    '--balance 2 --inviter Ida --campaign winter --voucher 15-percent-mov --countries de,AT --valid-until 2026-11-30',
  );
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{13}$/);
  expect(await server().codeDetails(code)).toEqual({
    errors: [],
    errorDetails: [],
    invitorName: 'Ida',
    campaign: 'winter',
    vouchers: ['15-percent-mov'],
    countryOptions: [
      { isoCode: 'AT', termsPkString: 'terms-AT-2026-11', dataPolicyPkString: 'privacy-AT-2026-11' },
      { isoCode: 'DE', termsPkString: 'terms-DE-2026-11', dataPolicyPkString: 'privacy-DE-2026-11' },
    ],
  });
  clock.set('2026-11-30T23:59:59.999Z');
  expect((await verdictOf(code)).errors).toEqual([]);
  clock.set('2026-12-01T00:00:00.000Z');
  expect(await verdictOf(code)).toMatchObject({ errors: ['REGISTRATION_CODE_INVALID'], details: ['EXPIRED'] });
  expect(reasonsOf(await server().submit(formOf('late@example.org'), { code }))).toEqual(['RegistrationCodeInvalid']);
});

test('creates several different codes, with document keys, for links only', async () => {
  const { codes } = JSON.parse(
    (
      await admin(
        'codes make --balance 1 --number 3 --voucher 20-percent-mov --link-only --countries FR --terms t-{country} --privacy p-{country} --json',
      )
    ).out,
  ) as { codes: string[] };
  expect(new Set(codes).size).toBe(3);
  const [code = ''] = codes;
  expect(await verdictOf(code)).toMatchObject({
    errors: ['REGISTRATION_CODE_INVALID'],
    details: ['TIMESTAMP_MISSING'],
  });
  expect((await admin('codes make --balance 1 --countries FR')).err).toBe(
    'Several documents are in use for FR: name them by --terms and --privacy.\n',
  );
});

test('a list shows the state of each code, with pages and filters', async () => {
  await server().submit(formOf('pending@example.org'), { code: 'TWOLANDS' });
  await make('--balance 1 --campaign gone --valid-until 2026-11-21');
  expect(await admin('codes list --campaign friends-of-the-house --per-page 4 --page 3')).toEqual({
    code: 0,
    err: '',
    out: `CODE         STATE  BALANCE  PENDING  INVITER  CAMPAIGN              VOUCHER  COUNTRIES  LINK ONLY  VALID UNTIL
PENDINGFULL  held   1        1        Clara    friends-of-the-house  –        all        no         –
TWOLANDS     open   1000000  1        Clara    friends-of-the-house  –        AT DE      no         –
VESTIBULE    open   1000000  2        Clara    friends-of-the-house  –        all        no         –

11 codes, page 3 of 3
`,
  });
  expect((await admin('codes list --state full --csv')).out).toBe(
    [
      'code,state,balance,pending,inviter,campaign,voucher,countries,linkOnly,validUntil',
      'NOBALANCE,full,0,0,Clara,friends-of-the-house,,all,false,',
      '',
    ].join('\r\n'),
  );
  expect(JSON.parse((await admin('codes list --inviter Bruno --json')).out)).toEqual([
    {
      code: 'NOINVITER',
      state: 'open',
      balance: 1_000_000,
      pending: 0,
      inviter: 'Bruno',
      campaign: 'friends-of-the-house',
      voucher: null,
      countries: 'all',
      linkOnly: false,
      validUntil: null,
    },
  ]);
  clock.set('2026-11-22T00:00:00.000Z');
  expect((await admin('codes list --state ended')).out).toMatch(
    /\n[A-HJ-NP-Z2-9]{13} +ended +1 +0 +– +gone +– +all +no +2026-11-22 00:00Z\n\n1 code, page 1 of 1\n$/,
  );
  expect(await admin('codes list --campaign none --json')).toEqual({ code: 0, out: '[]\n', err: '' });
});

test('a code filled by unconfirmed addresses is listed as held until they expire', async () => {
  const code = await make('--balance 10 --inviter Ida');
  const guests = Array.from({ length: 11 }, (_, nth) => `invented-${nth}@example.org`);
  const answers = [];
  for (const email of guests) answers.push(await server().submit(formOf(email), { code }));
  expect(answers.flatMap(reasonsOf)).toEqual(['RegistrationCode']);
  const row = { code, balance: 10, inviter: 'Ida' };
  const held = async () => JSON.parse((await admin('codes list --state held --inviter Ida --json')).out) as object[];
  clock.advance(14 * DAY - 1);
  expect(await held()).toEqual([expect.objectContaining({ ...row, state: 'held', pending: 10 })]);
  clock.advance(1);
  expect([await held(), (await verdictOf(code)).errors]).toEqual([[], []]);
});

test('exported cells are not formulas for a spreadsheet [ASVS 1.2.10]', async () => {
  const code = await make('--balance 1 --inviter =1+1,"x" --campaign @sum');
  const { out } = await admin('codes list --campaign @sum --csv');
  expect(out.split('\r\n')[1]).toBe(`${code},open,1,0,"'=1+1,""x""",'@sum,,all,false,`);
});

test('a code that was taken back looks unknown; its registrations stay', async () => {
  await server().submit(formOf('stays@example.org'), { code: 'LASTONE' });
  const accountActivationId = await server().mailedId('stays@example.org');
  expect(await admin('codes take-back last-one')).toEqual({
    code: 0,
    out: 'Taken back: LASTONE. Registrations made with it, which stay: 1.\n',
    err: '',
  });
  expect(await verdictOf('LASTONE')).toEqual({
    errors: ['REGISTRATION_CODE_INVALID'],
    details: [],
    invitorName: null,
    campaign: null,
    countries: [],
  });
  expect(reasonsOf(await server().submit(formOf('late@example.org'), { code: 'LASTONE' }))).toEqual([
    'RegistrationCodeInvalid',
  ]);
  expect((await server().finalize({ accountActivationId })).registration?.status).toBe('ACTIVE');
});

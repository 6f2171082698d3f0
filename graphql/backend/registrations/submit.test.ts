import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count, eq } from 'drizzle-orm';
import { FIELDS } from '../../../machines/flows/fields.ts';
import type { ConsentInput, RegistrationFormInput } from '../../generated/backend.ts';
import { DAY } from '../common/clock.ts';
import { encrypt } from '../idempotency/once.ts';
import { mac } from '../common/keys.ts';
import { consents, idempotencyKeys, registrations } from '../store/schema.ts';
import { formOf, reasonsOf, movableClock, serverForTests } from '../testing/harness.ts';
import { LEAN, type Submission, agreed } from '../testing/client.ts';

const clock = movableClock();
const server = serverForTests({}, clock);

const REFUSED = { registration: null, token: null, consentCredentials: null };
const rowsOf = async (email: string): Promise<number> => {
  const [row] = await server.backEnd.store.db
    .select({ rows: count() })
    .from(registrations)
    .where(eq(registrations.accountKey, email));
  return row?.rows ?? 0;
};

describe('a valid registration', () => {
  test('is pending, and mailed a link that activates it', async () => {
    const email = 'Ada.Lovelace@example.org';
    const submitted = await server.submit(formOf(email, { firstName: "  D'Arcy  ", lastName: 'Ní Bhriain' }));
    const { keys } = server.backEnd;
    const customerId = submitted.registration?.customerId ?? '';
    const registration = {
      id: submitted.registration?.id,
      status: 'PENDING_ACTIVATION',
      customerId,
      cmpCustomerConsentToken: expect.any(String),
      saltedHashedCustomerId: mac(keys('customer-hash'), customerId).toString('hex'),
      voucher: '10-percent-no-mov',
    };
    expect(submitted).toEqual({
      registration,
      token: expect.any(String),
      registrationProblems: [],
      consentCredentials: { hmacToken: expect.any(String), passphrase: expect.any(String) },
    });
    const [mail, ...others] = await server.mailsTo(email);
    const id = await server.mailedId(email);
    const link = `${server.url}/acquisition/en/registration/activateaccount?accountActivationId=${id}`;
    expect(others).toEqual([]);
    expect(Buffer.from(id, 'base64url')).toHaveLength(16);
    expect(mail).toEqual({
      to: email,
      subject: 'Activate your Vestibule account',
      locale: 'en',
      links: [link],
      date: clock.now().toISOString(),
      text: expect.stringContaining('\n\nHello,\n\n'),
      html: expect.stringContaining('>Hello,<'),
    });
    expect(mail?.html).toContain(`href="${link}"`);
    // The address is not proved, so the name may be from a stranger.
    expect(JSON.stringify(mail)).not.toMatch(/Arcy|Bhriain/);

    expect(await server.finalize({ accountActivationId: id })).toEqual({
      registration: {
        ...registration,
        status: 'ACTIVE',
        cmpCustomerConsentToken: mac(keys('consent-token'), customerId).toString('base64url'),
      },
      token: null,
      registrationProblems: [],
      consentCredentials: { hmacToken: expect.any(String), passphrase: expect.any(String) },
      hybrisAccountActivationUrl: '/shop',
    });
    expect(await server.submit(formOf(email.toUpperCase()))).toEqual({
      ...REFUSED,
      registrationProblems: [{ reason: 'EmailAlreadyUsedActive', reasonDetails: null }],
    });
  });

  test('stores the consents and offers to unsubscribe', async () => {
    const email = 'kunde@example.org';
    const { registration } = await server.submit(formOf(email, { locale: 'de', country: 'DE' }), {
      consents: agreed('DE', true),
    });
    const stored = await server.backEnd.store.db
      .select({ type: consents.type, pk: consents.documentPk, accepted: consents.accepted, at: consents.recordedAt })
      .from(consents)
      .where(eq(consents.registrationId, registration?.id ?? ''))
      .orderBy(consents.type);
    expect(stored).toEqual([
      { type: 'DATA_POLICY', pk: 'privacy-DE-2026-11', accepted: true, at: clock.now() },
      { type: 'NEWSLETTER', pk: 'privacy-DE-2026-11', accepted: true, at: clock.now() },
      { type: 'TERMS', pk: 'terms-DE-2026-11', accepted: true, at: clock.now() },
    ]);
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe('Aktivieren Sie Ihr Vestibule-Konto');
    expect(mail?.text).toContain('Guten Tag,');
    const [activation = '', unsubscribe = ''] = mail?.links ?? [];
    const page = `${server.url}/acquisition/de/registration/activateaccount`;
    const newsletter = `?accountActivationId=${await server.mailedId(email)}&newsletter=yes`;
    expect(activation).toBe(`${page}${newsletter}`);
    expect(unsubscribe).toContain(`${server.url}/acquisition/de/newsletter/unsubscribe?token=`);
  });
});

describe('addresses that simulate problems', () => {
  test('several, and an unknown one', async () => {
    const answer = await server.submit(formOf('problem+FirstNameInvalid+EmailInvalid+MoonPhase@example.com'));
    expect(answer).toEqual({
      ...REFUSED,
      registrationProblems: ['FirstNameInvalid', 'EmailInvalid', 'MoonPhase'].map((reason) => ({
        reason,
        reasonDetails: null,
      })),
    });
  });

  test('only when finalizing', async () => {
    const email = 'later+Infrastructure@example.com';
    expect(reasonsOf(await server.submit(formOf(email)))).toEqual([]);
    const answer = await server.activate(email);
    expect(reasonsOf(answer)).toEqual(['Infrastructure']);
  });
});

describe('problems of a form [ASVS 2.2.1]', () => {
  test('are reported all at once', async () => {
    const form = formOf('nobody', {
      gender: 'x',
      firstName: '',
      lastName: 'www.evil.com',
      country: 'US',
      locale: 'xx',
    });
    expect(reasonsOf(await server.submit(form, { consents: [], code: 'NOPE' }))).toEqual([
      ...FIELDS.flatMap((field) => (field === 'terms' ? [] : `${field[0]?.toUpperCase()}${field.slice(1)}Invalid`)),
      'AgreementsNotAccepted',
      'LocaleInvalid',
      'RegistrationCodeInvalid',
    ]);
  });

  const [terms, dataPolicy, newsletter] = agreed() as [ConsentInput, ConsentInput, ConsentInput];
  test.each([
    ['AcceptedTerms', {}, { consents: agreed().slice(1) }],
    ['AcceptedDataPolicy', {}, { consents: agreed().slice(0, 1) }],
    ['AcceptedTerms', {}, { consents: [{ ...terms, accepted: false }, dataPolicy] }],
    ['AgreementsAcceptedInvalid', {}, { consents: agreed('DE') }],
    ['AgreementsAcceptedInvalid', {}, { consents: [...agreed(), terms] }],
    ['AgreementsAcceptedInvalid', {}, { consents: [terms, dataPolicy, ...Array(300).fill(newsletter)] }],
    ['AgreementsAcceptedInvalid', {}, { consents: [terms, { ...dataPolicy, documentPk: 'privacy-AT-2025-01' }] }],
    ['CountryInvalid', { country: 'FR' }, { code: 'TWOLANDS', consents: agreed('FR') }],
    ['CountryInvalid', { country: 'at' }, { consents: agreed('AT') }],
    ['RegistrationCode', {}, { code: 'NOBALANCE' }],
    ['RegistrationCode', {}, { code: 'PENDINGFULL' }],
    ['RegistrationCode', {}, { code: 'FUTURE' }],
    ['RegistrationCodeInvalid', {}, { code: 'LINKONLY' }],
    ['RegistrationCodeInvalid', { validityTimestamp: '2026-12-05T10:00:00Z.AAAA' }, {}],
    ['RegistrationCodeInvalid', { flow: 'WAITING_LIST_APPROVED', approvalToken: 'no.token.this' }, {}],
    ['RegistrationCodeInvalid', { flow: 'SOCIAL_REGISTRATION' }, {}],
    ['EmailAlreadyUsedActive', { email: 'active@example.com' }, {}],
    ['EmailAlreadyUsedPending', { email: 'PENDING@example.com' }, {}],
  ] as [string, Partial<RegistrationFormInput>, Submission][])('%s: %j %j', async (reason, changes, submission) => {
    const form = formOf('someone@example.org', changes);
    expect(await server.submit(form, submission)).toEqual({
      ...REFUSED,
      registrationProblems: [{ reason, reasonDetails: null }],
    });
    expect(await rowsOf('someone@example.org')).toBe(0);
  });
});

describe('an attempt has one effect', () => {
  test('twenty at once with one key: one row, one mail, one answer [ASVS 2.3.3]', async () => {
    const email = 'twenty@example.org';
    const options = { idempotencyKey: 'attempt-twenty' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.submit(formOf(email), {}, options)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(reasonsOf(answers[0] ?? { registrationProblems: [] })).toEqual([]);
    expect(await rowsOf(email)).toBe(1);
    expect(await server.mailsTo(email)).toHaveLength(1);
  });

  test('the stored response is returned for 24 hours', async () => {
    const form = formOf('again@example.org');
    const first = await server.submit(form, {}, { idempotencyKey: 'attempt-again' });
    clock.advance(DAY - 1);
    expect(await server.submit(form, {}, { idempotencyKey: 'attempt-again' })).toEqual(first);
    clock.advance(1);
    const later = await server.submit(form, {}, { idempotencyKey: 'attempt-again' });
    expect([reasonsOf(later), later.registration?.id === first.registration?.id]).toEqual([[], false]);
  });

  test.each([
    ['of an older format', () => 'kFq2m0Qm5pW3Zb0p4o5dTq7w1fQ0uC2yXJ3s9vKxE1Yd'],
    ['under another secret', () => encrypt(mac(Buffer.from('another secret')), '{}')],
  ])('a stored response %s can’t be returned, and the attempt is not repeated', async (what, stored) => {
    const form = formOf(`${what.replaceAll(' ', '-')}@example.org`);
    const options = { idempotencyKey: `attempt-${what.replaceAll(' ', '-')}` };
    await server.submit(form, {}, options);
    await server.backEnd.store.db.update(idempotencyKeys).set({ answer: await stored() });
    const { status, errors } = await server.submitAnswer(form, {}, options);
    expect([status, errors.map(({ extensions }) => extensions?.['code'])]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
    expect(await server.mailsTo(form.email)).toHaveLength(1);
  });

  test('a key with another body is refused', async () => {
    const options = { idempotencyKey: 'attempt-changed' };
    await server.submit(formOf('one@example.org'), {}, options);
    const { status, data, errors } = await server.submitAnswer(formOf('other@example.org'), {}, options);
    expect({ status, data, errors: errors.map(({ message, extensions }) => ({ message, extensions })) }).toEqual({
      status: 422,
      data: null,
      errors: [
        {
          message: 'The idempotency key was used for another request',
          extensions: { code: 'IDEMPOTENCY_KEY_REUSED' },
        },
      ],
    });
    expect(await rowsOf('other@example.org')).toBe(0);
  });

  test('a response that allows a retry is not stored', async () => {
    const options = { idempotencyKey: 'attempt-infrastructure' };
    const form = formOf('problem+Infrastructure@example.com');
    expect(reasonsOf(await server.submit(form, {}, options))).toEqual(['Infrastructure']);
    // The key is free again, so the body may differ.
    expect(reasonsOf(await server.submit(formOf('retried@example.org'), {}, options))).toEqual([]);
  });
});

test('the last place is taken once, and free again after 14 days [ASVS 2.3.2]', async () => {
  const addresses = Array.from({ length: 20 }, (_, n) => `last-${n}@example.org`);
  const answers = await Promise.all(addresses.map((email) => server.submit(formOf(email), { code: 'LASTONE' })));
  const outcomes = answers.map((answer) => reasonsOf(answer)[0] ?? 'registered').sort();
  expect(outcomes).toEqual([...Array<string>(19).fill('RegistrationCode'), 'registered']);
  const full = ['REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS'];
  expect((await server.codeDetails('LASTONE')).errors).toEqual(full);

  clock.advance(14 * DAY - 1);
  expect((await server.codeDetails('LASTONE')).errors).toEqual(full);
  clock.advance(1);
  expect((await server.codeDetails('LASTONE')).errors).toEqual([]);
  const next = await server.submit(formOf('next@example.org'), { code: 'LASTONE' });
  expect(reasonsOf(next)).toEqual([]);
  const id = await server.mailedId('next@example.org');
  expect(reasonsOf(await server.finalize({ accountActivationId: id }))).toEqual([]);
  expect((await server.codeDetails('LASTONE')).errors).toEqual(['REGISTRATION_CODE_NO_BALANCE_LEFT']);
});

describe('hidden account states (D40) [ASVS 6.3.8]', () => {
  beforeAll(() => {
    server.backEnd.settings.revealAccountState = false;
  });
  afterAll(() => {
    server.backEnd.settings.revealAccountState = true;
  });

  const alike = {
    registration: {
      id: expect.any(String),
      status: 'PENDING_ACTIVATION',
      customerId: expect.any(String),
      cmpCustomerConsentToken: expect.any(String),
      saltedHashedCustomerId: expect.any(String),
      voucher: '10-percent-no-mov',
    },
    token: expect.any(String),
    registrationProblems: [],
    consentCredentials: { hmacToken: expect.any(String), passphrase: expect.any(String) },
  };

  test('submit gives the same response and notifies the owner by mail, with a limit', async () => {
    expect(await server.submit(formOf('fresh@example.org'))).toEqual(alike);
    expect(await server.submit(formOf('active@example.com', { firstName: 'Mallory' }))).toEqual(alike);
    for (let nth = 0; nth < 2; nth += 1) expect(await server.submit(formOf('active@example.com'))).toEqual(alike);
    const mailed = await server.mailsTo('active@example.com');
    const notice = { subject: 'You already have a Vestibule account', links: [`${server.url}/login`] };
    expect(mailed.map(({ subject, links }) => ({ subject, links }))).toEqual([notice, notice]);
    expect(JSON.stringify(mailed)).not.toContain('Mallory');
  });

  test('a second step and a change of address give the same response', async () => {
    const begun = await server.submit(formOf('active@example.com', LEAN));
    expect(await server.complete(begun)).toEqual({ ...alike, hybrisAccountActivationUrl: null });
    const { registration, token } = await server.submit(formOf('moving@example.org'));
    const changed = await server.changeEmail('active@example.com', { bearer: token });
    expect(changed).toEqual({ registration, registrationProblems: [] });
    expect(await server.mailsTo('active@example.com')).toHaveLength(2);
  });
});

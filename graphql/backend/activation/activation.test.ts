import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { readParams } from '../../../machines/domain/acq-params.ts';
import { textsIn } from '../../../locales/texts.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../common/clock.ts';
import { demoActivationId } from '../demo/data.ts';
import { activationLinks, registrationCodes, registrations, inviters } from '../store/schema.ts';
import { formOf, reasonsOf, movableClock, serverForTests } from '../testing/harness.ts';
import { agreed, LEAN } from '../testing/client.ts';

const clock = movableClock();
const server = serverForTests({}, clock);

const NOTHING = { registration: null, token: null, consentCredentials: null, hybrisAccountActivationUrl: null };
const linkProblem = (reasonDetails: string | null) => ({
  ...NOTHING,
  registrationProblems: [{ reason: 'ActivationAccountUrlInvalid', reasonDetails }],
});
const register = async (email: string) => {
  const submitted = await server.submit(formOf(email));
  return { ...submitted, id: await server.mailedId(email) };
};
const approve = async (email: string) => {
  const claims = { email, registrationCode: 'VESTIBULE' };
  const proof = await server.tokenFor('waitingListApproved', claims);
  const form = formOf(email, { flow: 'WAITING_LIST_APPROVED', approvalToken: proof });
  return { form, submitted: await server.submit(form) };
};
const activate = (accountActivationId: string) => server.finalize({ accountActivationId });
const statusOf = async (email: string) => {
  const [row] = await server.backEnd.store.db
    .select({ status: registrations.status })
    .from(registrations)
    .where(eq(registrations.email, email));
  return row?.status;
};
const balanceOf = async (code: string) => {
  const [row] = await server.backEnd.store.db
    .select({ balance: registrationCodes.balance })
    .from(registrationCodes)
    .where(eq(registrationCodes.code, code));
  return row?.balance ?? 0;
};

describe('a link', () => {
  test('twenty concurrent requests activate once [ASVS 6.4.1]', async () => {
    const { id } = await register('twenty@example.org');
    const before = await balanceOf('VESTIBULE');
    const answers = await Promise.all(Array.from({ length: 20 }, () => activate(id)));
    const outcomes = answers.map(({ registrationProblems: [problem] }) => problem?.reasonDetails ?? 'activated').sort();
    expect(outcomes).toEqual([...Array<string>(19).fill('ALREADY_ACTIVE'), 'activated']);
    expect(await balanceOf('VESTIBULE')).toBe(before - 1);
  });

  test('is valid for 24 hours [ASVS 6.4.1]', async () => {
    const { id } = await register('day@example.org');
    const late = await register('late@example.org');
    clock.advance(DAY - 1);
    expect(reasonsOf(await activate(id))).toEqual([]);
    clock.advance(1);
    expect(await activate(late.id)).toEqual(linkProblem('EXPIRED'));
    expect(await statusOf('late@example.org')).toBe('PENDING_ACTIVATION');
  });

  test('becomes invalid when a newer one is sent [ASVS 6.4.1]', async () => {
    const { id } = await register('newer@example.org');
    await server.resend({ accountActivationId: id });
    expect(await activate(id)).toEqual(linkProblem('REPLACED'));
    expect(reasonsOf(await activate(await server.mailedId('newer@example.org')))).toEqual([]);
    expect(await activate(id)).toEqual(linkProblem('ALREADY_ACTIVE'));
  });

  test('reports REPLACED while the newer one is valid', async () => {
    const { id } = await register('both@example.org');
    clock.advance(DAY - HOUR);
    await server.resend({ accountActivationId: id });
    clock.advance(2 * HOUR);
    expect(await activate(id)).toEqual(linkProblem('REPLACED'));
    clock.advance(DAY);
    expect(await activate(id)).toEqual(linkProblem('EXPIRED'));
  });

  test('is invalid if unknown', async () => {
    expect(await activate('AAAAAAAAAAAAAAAAAAAAAA')).toEqual(linkProblem(null));
    expect(await activate('AAAAAAAAAAAAAAAAAAAAA')).toEqual(linkProblem('INCOMPLETE'));
    expect(await activate('\0')).toEqual(linkProblem('INCOMPLETE'));
  });

  test('of the demo is expired or used', async () => {
    const { keys } = server.backEnd;
    expect(await activate(demoActivationId(keys, 'expired'))).toEqual(linkProblem('EXPIRED'));
    expect(await activate(demoActivationId(keys, 'used'))).toEqual(linkProblem('ALREADY_ACTIVE'));
  });

  test('is not stored in clear [ASVS 6.5.2]', async () => {
    const { id } = await register('hashed@example.org');
    const rows = await server.backEnd.store.db.select().from(activationLinks);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('needs exactly one id', async () => {
    const { errors } = await server.graphql(
      'mutation { finalizeRegistration(consents: [], finalizeRegistrationInput: {}) { token } }',
      {},
    );
    expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_USER_INPUT' }]);
  });
});

describe('sending again', () => {
  test('is allowed once a minute and five times an hour', async () => {
    const { token } = await register('often@example.org');
    const again = () => server.resend({}, { bearer: token });
    expect(await again()).toEqual({ accepted: true, retryAfter: 60, status: null });
    expect(await again()).toEqual({ accepted: false, retryAfter: 60, status: null });
    for (let nth = 2; nth <= 5; nth += 1) {
      clock.advance(MINUTE);
      expect(await again()).toEqual({ accepted: true, retryAfter: nth === 5 ? 3600 - 4 * 60 : 60, status: null });
    }
    clock.advance(MINUTE);
    expect(await again()).toEqual({ accepted: false, retryAfter: 3600 - 5 * 60, status: null });
    expect(await server.mailsTo('often@example.org')).toHaveLength(6);
    clock.advance(HOUR - 5 * MINUTE);
    expect(await again()).toEqual({ accepted: true, retryAfter: 60, status: null });
  });

  test('answers the same for every address, in the requested language [ASVS 6.3.8]', async () => {
    await register('known@example.org');
    const ask = (email: string) => server.resend({ email, registrationCode: 'vestibule', locale: 'de' });
    for (const email of ['known@example.org', 'unknown@example.org', 'active@example.com']) {
      expect(await ask(email)).toEqual({ accepted: true, retryAfter: 60, status: null });
      expect(await ask(email)).toEqual({ accepted: false, retryAfter: 60, status: null });
    }
    expect((await server.mailsTo('known@example.org')).map(({ locale }) => locale)).toEqual(['de', 'en']);
    expect(await server.mailsTo('unknown@example.org')).toEqual([]);
    expect(await server.mailsTo('active@example.com')).toEqual([]);
  });

  test('a wrong code sends nothing and does not use the quota of the owner', async () => {
    await register('guarded@example.org');
    const ask = (registrationCode: string) => server.resend({ email: 'guarded@example.org', registrationCode });
    expect(await ask('GUESS')).toEqual({ accepted: true, retryAfter: 60, status: null });
    expect(await server.mailsTo('guarded@example.org')).toHaveLength(1);
    expect(await ask('VESTIBULE')).toEqual({ accepted: true, retryAfter: 60, status: null });
    expect(await server.mailsTo('guarded@example.org')).toHaveLength(2);
  });

  test('mails that an expired registration has expired', async () => {
    const { id } = await register('lapsed@example.org');
    clock.advance(14 * DAY);
    expect(await activate(id)).toEqual(linkProblem('EXPIRED'));
    expect(await server.resend({ accountActivationId: id })).toEqual({ accepted: true, retryAfter: 60, status: null });
    const [mail] = await server.mailsTo('lapsed@example.org');
    expect(mail?.subject).toBe('Your Vestibule registration has expired');
    expect([mail?.text.includes('\n\nHello,\n\n'), mail?.text.includes('Lovelace')]).toEqual([true, false]);
    const { pathname, searchParams } = new URL(mail?.links[0] ?? '');
    const given = readParams(searchParams.toString());
    expect([pathname, Object.fromEntries(given)]).toEqual([
      '/acquisition/en/registration/formstarted',
      { rc: 'VESTIBULE', ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z\.[\w-]+$/) },
    ]);
    expect(await server.codeDetails('VESTIBULE', given.get('ts'))).toMatchObject({ errors: [] });
  });

  test('mails a fresh token for an expired waiting-list registration, which opens its flow again', async () => {
    const email = 'approved-lapsed@example.org';
    const { form } = await approve(email);
    const id = await server.mailedId(email);
    clock.advance(14 * DAY);
    await server.resend({ accountActivationId: id });
    const [mail] = await server.mailsTo(email);
    const { pathname, searchParams } = new URL(mail?.links[0] ?? '');
    expect([pathname, searchParams.get('flow')]).toEqual([
      '/acquisition/en/registration/formstarted',
      'waitingListApproved',
    ]);
    // The token proved the address, so the mail may contain the name.
    expect(mail?.text).toContain('\n\nDear Ada Lovelace,\n\n');
    const again = { ...form, approvalToken: searchParams.get('token') };
    expect(reasonsOf(await server.submit(again))).toEqual([]);
    // The old link now belongs to the new pending registration, so it resends that activation mail.
    clock.advance(MINUTE);
    await server.resend({ accountActivationId: id });
    expect((await server.mailsTo(email))[0]?.subject).toBe('Activate your Vestibule account');
  });

  test('an expired lean registration returns to its flow', async () => {
    await server.complete(await server.submit(formOf('lean-lapsed@example.org', LEAN)));
    const id = await server.mailedId('lean-lapsed@example.org');
    clock.advance(14 * DAY);
    await server.resend({ accountActivationId: id });
    const [mail] = await server.mailsTo('lean-lapsed@example.org');
    const { pathname, searchParams } = new URL(mail?.links[0] ?? '');
    expect([pathname, [...searchParams.keys()], searchParams.get('flow')]).toEqual([
      '/acquisition/en/registration/formstarted',
      ['flow', 'acqParams'],
      'leanStep2',
    ]);
  });

  test('is refused without link, address or bearer', async () => {
    expect(await server.resend({})).toEqual({ accepted: false, retryAfter: null, status: null });
    expect(await server.resend({ email: 'nobody' })).toEqual({ accepted: false, retryAfter: null, status: null });
  });
});

describe('another address', () => {
  test('gets a link, and the first link stops working [ASVS 6.4.1]', async () => {
    const { id, token, registration } = await register('typo@example.org');
    const changed = await server.changeEmail('right@example.org', { bearer: token });
    expect(changed).toEqual({ registration, registrationProblems: [] });
    clock.advance(MINUTE);
    expect(await server.resend({ accountActivationId: id })).toEqual({ accepted: true, retryAfter: 60, status: null });
    const mailed = await Promise.all(['typo', 'right'].map((name) => server.mailsTo(`${name}@example.org`)));
    expect(mailed.map(({ length }) => length)).toEqual([1, 1]);
    expect(await activate(id)).toEqual(linkProblem('REPLACED'));
    expect(reasonsOf(await activate(await server.mailedId('right@example.org')))).toEqual([]);
    // The old link must not reveal that the other address has an account; that address's own link may.
    expect(await activate(id)).toEqual(linkProblem('REPLACED'));
    clock.advance(MINUTE);
    const own = await server.mailedId('right@example.org');
    const again = [id, own].map((accountActivationId) => server.resend({ accountActivationId }));
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual([null, 'ACTIVE']);
    expect(reasonsOf(await server.submit(formOf('typo@example.org')))).toEqual([]);
  });

  test.each([
    ['EmailInvalid', 'nobody'],
    ['EmailAlreadyUsedActive', 'ACTIVE@example.com'],
    ['EmailAlreadyUsedPending', 'approved@example.org'],
  ])('is refused with %s', async (reason, email) => {
    const { token } = await register(`refused-${reason}@example.org`);
    if (reason === 'EmailAlreadyUsedPending') await approve(email);
    expect(reasonsOf(await server.changeEmail(email, { bearer: token }))).toEqual([reason]);
  });

  test('needs the bearer token [ASVS 8.2.2]', async () => {
    const lobby = await server.tokenFor('lobby', { email: 'a@b.example' });
    for (const bearer of [null, 'no.token.this', lobby])
      expect(reasonsOf(await server.changeEmail('new@example.org', { bearer }))).toEqual([
        'FinalizationRegistrationIdNotExists',
      ]);
  });
});

describe('flows with a second step', () => {
  test('lean: no mail and no reserved place before it is complete [ASVS 2.3.1]', async () => {
    const email = 'lean@example.org';
    const { registration, token } = await server.submit(formOf(email, LEAN));
    const registrationId = registration?.id ?? '';
    expect([registration?.status, await server.mailsTo(email)]).toEqual(['STARTED', []]);
    const bearer = token ?? null;
    const incomplete = await server.finalize(
      { registrationId, gender: 'man', firstName: ' ', lastName: '@' },
      { bearer },
    );
    expect(reasonsOf(incomplete)).toEqual(['FirstNameInvalid', 'LastNameInvalid']);
    const person = { gender: 'man', firstName: 'Jean-Luc', lastName: "L'Écuyer" };
    const done = await server.finalize({ registrationId, ...person }, { bearer });
    expect(done).toEqual({
      registration: { ...registration, status: 'PENDING_ACTIVATION' },
      token: expect.any(String),
      registrationProblems: [],
      consentCredentials: expect.any(Object),
      hybrisAccountActivationUrl: null,
    });
    await server.finalize({ registrationId, ...person }, { bearer });
    const sent = await server.mailsTo(email);
    expect(sent.map(({ text }) => text.split('\n\n').slice(0, 2))).toEqual([
      ['You’re expected. Clara invited you.', 'Hello,'],
    ]);
    expect(reasonsOf(await activate(await server.mailedId(email)))).toEqual([]);
  });

  test('a second step needs the bearer of that registration [ASVS 2.3.1, 8.2.2]', async () => {
    const one = await server.submit(formOf('mine@example.org', LEAN));
    const other = await server.submit(formOf('yours@example.org', LEAN));
    for (const bearer of [null, other.token ?? null])
      expect(reasonsOf(await server.finalize({ registrationId: one.registration?.id ?? '' }, { bearer }))).toEqual([
        'FinalizationRegistrationIdNotExists',
      ]);
  });

  test('social: the token proves the address, so the account is active at once', async () => {
    const email = 'social@example.org';
    const claims = { email, registrationCode: 'VESTIBULE', provider: 'google' };
    const socialToken = await server.tokenFor('social', claims);
    const social = { flow: 'SOCIAL_REGISTRATION', firstName: null, lastName: null } as const;
    const mismatched = await server.submit(formOf('else@example.org', social), { socialToken });
    expect(reasonsOf(mismatched)).toEqual(['EmailInvalid']);
    const otherCode = await server.submit(formOf(email, social), { socialToken, code: 'NONAME' });
    expect(reasonsOf(otherCode)).toEqual(['RegistrationCodeInvalid']);
    const { registration, token } = await server.submit(formOf(email, social), { socialToken, consents: agreed() });
    const registrationId = registration?.id ?? '';
    const bearer = { bearer: token };
    const [terms] = agreed();
    const twice = await server.finalize({ registrationId }, bearer, terms && [terms, terms]);
    expect(reasonsOf(twice)).toEqual(['AgreementsAcceptedInvalid']);
    const answer = await server.finalize({ registrationId, shoppingPreferences: ['WOMEN', 'SHOES', 'WOMEN'] }, bearer);
    expect([answer.registration?.status, answer.hybrisAccountActivationUrl]).toEqual(['ACTIVE', '/shop']);
    const [stored] = await server.backEnd.store.db.select().from(registrations).where(eq(registrations.email, email));
    expect([stored?.shoppingPreferences, stored?.socialProvider]).toEqual([['WOMEN', 'SHOES'], 'google']);
    expect(await server.mailsTo(email)).toEqual([]);
  });
});

describe('waiting list and membership', () => {
  test('a lobby link is mailed, and joins once', async () => {
    const email = 'waiting@example.org';
    expect(await server.ask('requestWaitingList', email, 'de')).toEqual({ accepted: true, retryAfter: 60 });
    expect(await server.ask('requestWaitingList', email, 'de')).toEqual({ accepted: false, retryAfter: 60 });
    const [mail, ...others] = await server.mailsTo(email);
    const link = new URL(mail?.links[0] ?? '');
    expect([mail?.subject, link.pathname, others]).toEqual([
      textsIn('de')['mail.lobby.subject'],
      '/acquisition/de/lobby',
      [],
    ]);
    const token = link.searchParams.get('token') ?? '';
    expect(await server.join(token)).toEqual({ outcome: 'JOINED' });
    expect(await server.join(token)).toEqual({ outcome: 'ALREADY_LISTED' });
    expect(await server.join(`${token}x`)).toEqual({ outcome: 'TOKEN_INVALID' });
    clock.advance(7 * DAY - SECOND);
    expect(await server.join(token)).toEqual({ outcome: 'ALREADY_LISTED' });
    clock.advance(SECOND);
    expect(await server.join(token)).toEqual({ outcome: 'TOKEN_INVALID' });
  });

  test('membership interest gets the same response every time, and one mail', async () => {
    const email = 'interest@example.org';
    expect(await server.ask('applyForMembership', email, 'de')).toEqual({ accepted: true, retryAfter: null });
    expect(await server.ask('applyForMembership', email, 'de')).toEqual({ accepted: true, retryAfter: null });
    expect((await server.mailsTo(email)).map(({ subject }) => subject)).toEqual([
      textsIn('de')['mail.interest.subject'],
    ]);
    expect(await server.ask('applyForMembership', 'nobody', 'de')).toEqual({ accepted: false, retryAfter: null });
  });
});

// Mail scanners open every link with any HTTP method (D25): only the button on the page activates.

/** Stored status of the registrations of an address. */
const statusesOf = async (email: string): Promise<(string | undefined)[]> => {
  const rows = await server.backEnd.store.db.select().from(registrations).where(eq(registrations.email, email));
  return rows.map(({ status }) => status);
};

test.each(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT'])('%s of the mailed link changes nothing', async (method) => {
  const email = `${method}@example.org`;
  await server.submit(formOf(email));
  const [mail] = await server.mailsTo(email);
  const [link = '', ...others] = mail?.links ?? [];
  expect([link.startsWith(`${server.url}/`), others]).toEqual([true, []]);
  await fetch(link, { method, redirect: 'manual' });
  expect(await statusesOf(email)).toEqual(['PENDING_ACTIVATION']);
  const answer = await server.activate(email);
  expect([reasonsOf(answer), await statusesOf(email)]).toEqual([[], ['ACTIVE']]);
});

// The activation mail names the inviter as the pages do: only a member with a name whose invitation alone let the guest
// in.

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
  const approvalToken = await server.tokenFor('waitingListApproved', claims);
  await server.submit(formOf(email, { flow: 'WAITING_LIST_APPROVED', approvalToken }));
  expect(await headlines(email)).toEqual([NAMELESS]);
});

test('an inviter is named until they leave', async () => {
  const { token } = await server.submit(formOf('cy@example.org'));
  await server.backEnd.store.db.update(inviters).set({ active: false }).where(eq(inviters.id, 'clara'));
  clock.advance(MINUTE);
  await server.resend({}, { bearer: token });
  expect(await headlines('cy@example.org')).toEqual([NAMELESS, NAMED]);
});

import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NamedLink, otherSystems } from '../../../machines/checks/runtime-configuration.ts';
import { LOCALES } from '../../../machines/checks/languages.ts';
import { MINUTE } from '../clock.ts';
import { formOf, reasonsOf, startForTest } from '../testing/harness.ts';
import { movableClock } from '../testing/movable-clock.ts';

const clock = movableClock();
const lines: object[] = [];
let house: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  house = await startForTest(
    { CODE_LOOKUPS_PER_MINUTE: '20', SUBMITS_PER_MINUTE: '10', TRUST_PROXY: '1', SITE_DIR: 'no-such-folder' },
    clock,
    (event, fields) => void lines.push({ event, ...fields }),
  );
});
afterAll(() => house.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${house.url}${path}`, { headers, redirect: 'manual' });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('rate limits', () => {
  const DETAILS = '{ registrationCodeDetails(registrationCode: "VESTIBULE") { errors } }';
  const LIMITED_WORDS = 'Too many requests have come from your connection. Please wait 60 seconds and try again.';
  const LIMITED = {
    status: 429,
    data: null,
    errors: [{ message: LIMITED_WORDS, extensions: { code: 'RATE_LIMITED', retryAfter: 60 } }],
  };
  const answerOf = async (query: string, address: string) => {
    const { status, headers, data, errors } = await house.graphql(query, {}, from(address));
    const shown = errors.map(({ message, extensions }) => ({ message, extensions }));
    return { answer: { status, data, errors: shown }, retryAfter: headers.get('retry-after') };
  };

  test('20 look-ups a minute for each address', async () => {
    for (let nth = 1; nth <= 20; nth += 1) expect((await answerOf(DETAILS, 'x, 203.0.113.1')).answer.status).toBe(200);
    expect(await answerOf(DETAILS, '198.51.100.1, 203.0.113.1')).toEqual({ answer: LIMITED, retryAfter: '60' });
    expect((await answerOf(DETAILS, '203.0.113.2')).answer.status).toBe(200);
    clock.advance(MINUTE);
    expect((await answerOf(DETAILS, '203.0.113.1')).answer.status).toBe(200);
  });

  test.each([
    ['lang=pl', 'de', 'pl', /^Z.Twojego łącza .* 60.sekund/],
    ['', 'sv-SE,sv;q=0.9', 'sv', /60.sekunder/],
    ['lang=xx', 'ja', 'en', /^Too many requests have come .* 60 seconds/],
  ])(
    'the answer over a limit speaks the visitor’s language: cookie “%s”, browser %s',
    async (cookie, browser, locale, words) => {
      const headers = { 'x-forwarded-for': `192.0.2.${locale.charCodeAt(0)}`, 'accept-language': browser, cookie };
      const ask = () => house.graphql(DETAILS, {}, { headers });
      for (let nth = 1; nth <= 20; nth += 1) await ask();
      const { status, headers: answered, errors } = await ask();
      expect([status, answered.get('content-language')]).toEqual([429, locale]);
      expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(words)]);
    },
  );

  test('aliases do not get round it', async () => {
    const many = `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: registrationCodeDetails(registrationCode: "X") { errors }`).join(' ')} }`;
    expect((await answerOf(many, '203.0.113.3')).answer.status).toBe(200);
    expect((await answerOf(many, '203.0.113.3')).answer.status).toBe(200);
    expect((await answerOf(many, '203.0.113.3')).answer).toEqual(LIMITED);
  });

  test('10 submits a minute, for a whole network of IPv6', async () => {
    for (let nth = 1; nth <= 10; nth += 1) {
      const answer = await house.submit(formOf('problem+Infrastructure@example.com'), {}, from(`2001:db8::${nth}`));
      expect(reasonsOf(answer)).toEqual(['Infrastructure']);
    }
    const { status } = await house.submitAnswer(formOf('x@example.org'), {}, from('2001:db8::ffff'));
    expect(status).toBe(429);
  });
});

describe('what /graphql refuses', () => {
  const JSON_BODY = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  const post = async (body: string, headers: Record<string, string> = JSON_BODY) => {
    const response = await fetch(`${house.url}/graphql`, { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  };

  test('anything but POST', async () => {
    const response = await get('/graphql?query={viewer{roles}}');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toEqual({
      errors: [{ message: 'Only POST', extensions: { code: 'METHOD_NOT_ALLOWED' } }],
    });
  });

  test('more than 64 kB', async () => {
    expect(await post(JSON.stringify({ query: '{ viewer { roles } }', variables: { x: 'x'.repeat(65_536) } }))).toEqual(
      {
        status: 413,
        body: {
          errors: [{ message: 'The body must not exceed 65536 bytes', extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
        },
      },
    );
  });

  test('bodies that a form can send', async () => {
    const { status } = await post('query={viewer{roles}}', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(status).toBe(415);
  });

  test.each([
    ['More than one mutation at once', 'mutation { a: logout b: logout }'],
    ['More than 10 aliases', `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: viewer { roles }`).join(' ')} }`],
    ['Deeper than 15 levels', `{ __type(name: "Query") { ${'ofType { '.repeat(15)} name ${'}'.repeat(15)} } }`],
  ])('%s', async (message, query) => {
    const { status, body } = await post(JSON.stringify({ query }));
    const { errors } = body as { errors: { message: string }[] };
    expect([status, errors.map((error) => error.message)]).toEqual([400, [message]]);
  });

  test('an idempotency key that can not be one', async () => {
    const { status } = await post(
      JSON.stringify({ query: '{ viewer { roles } }', extensions: { idempotencyKey: 'a b' } }),
    );
    expect(status).toBe(400);
  });

  test('what goes wrong inside is masked', async () => {
    const { db } = house.backEnd.store;
    const original = db.select.bind(db);
    db.select = () => {
      throw new Error('Failed query: select … params: someone@example.org');
    };
    const { body } = await post(
      JSON.stringify({ query: '{ registrationCodeDetails(registrationCode: "X") { errors } }' }),
      { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
    );
    db.select = original;
    const { errors } = body as { errors: { message: string; extensions: object }[] };
    expect(errors.map(({ message, extensions }) => ({ message, extensions }))).toEqual([
      { message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
  });
});

describe('the other addresses', () => {
  const COMMON = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };

  test('the health of the database', async () => {
    const response = await get('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...COMMON,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(response.headers.has('strict-transport-security')).toBe(false);
  });

  test('the runtime defaults', async () => {
    expect(await (await get('/acquisition/defaults.json')).json()).toEqual({
      environment: 'local',
      gtmContainerId: '',
      acqBackendGraphqlURL: '/graphql',
      entrancePageConfig: {
        loginUrl: '/login',
        shopUrl: '/shop',
        passwordResetUrl: '/login?reset',
        customerServiceUrl: '/customer-service',
        termsUrl: '/legal/terms',
        privacyUrl: '/legal/privacy',
        imprintUrl: '/legal/imprint',
        jobsUrl: '/jobs',
        sustainabilityUrl: '/sustainability',
        dataProtectionUrl: '/legal/data-protection',
        socialLinks: [
          { name: 'Instagram', url: '/social/instagram' },
          { name: 'Pinterest', url: '/social/pinterest' },
          { name: 'YouTube', url: '/social/youtube' },
        ],
        appLinks: [
          { name: 'App Store', url: '/app/app-store' },
          { name: 'Google Play', url: '/app/google-play' },
        ],
        paymentMethods: ['card', 'invoice', 'directDebit', 'bankTransfer', 'instalments', 'wallet'],
        deliveryPartners: ['Halvard Post', 'Colibri Kurier', 'Meridian Express'],
        subscriptionUrl: '/graphql',
        consentScriptUrl: '/entrance/cmp/js/cmp_min.js',
        experimentsClientKey: 'sdk-vestibule',
        errorReportsUrl: '/error-reports/api/1/item/',
        errorReportsToken: 'local',
      },
    });
  });

  test('the root leads to the app', async () => {
    const response = await get('/?rc=VESTIBULE');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/acquisition/?rc=VESTIBULE']);
  });

  const addressesIn = (found: string | readonly (string | NamedLink)[]): string[] =>
    typeof found === 'string' ? [found] : found.flatMap((item) => (typeof item === 'string' ? [] : [item.url]));
  const builtIn = Object.values(otherSystems).flatMap(addressesIn);
  test.each(builtIn)('the placeholder %s, in every language (D33)', async (path) => {
    const texts = new Map<string, string>();
    for (const locale of LOCALES) {
      const page = await get(path, { 'accept-language': `${locale},en;q=0.5` });
      const html = await page.text();
      expect([page.status, page.headers.get('content-language')]).toEqual([200, locale]);
      expect(html).toContain(`<html lang="${locale}">`);
      texts.set(locale, /<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '');
    }
    expect(new Set(texts.values()).size).toBe(LOCALES.length);
  });

  test('a placeholder is in the language that the visit was in, whatever the browser’s', async () => {
    const page = await get('/jobs', { cookie: 'lang=de', 'accept-language': 'en' });
    expect([page.headers.get('vary'), /lang="(..)"/.exec(await page.text())?.[1]]).toEqual([
      'Accept-Language, Cookie',
      'de',
    ]);
  });

  test.each([
    ['/social/instagram', 'Instagram', 'Hier hat das Haus ein Profil, in einem anderen System.'],
    ['/app/google-play', 'Google Play', 'Hier gibt es die App des Hauses, in einem anderen System.'],
  ])('the placeholder %s bears the name of the link', async (path, title, text) => {
    const page = await (await get(path, { 'accept-language': 'de' })).text();
    expect(/<h1>(.*)<\/h1>\s*<p>(.*)<\/p>/.exec(page)?.slice(1)).toEqual([title, text]);
  });

  test('the site that is not built says so', async () => {
    const response = await get('/acquisition/');
    expect([response.status, await response.text()]).toEqual([503, 'The site is not built yet: npm run build\n']);
  });

  test('whatever else is not found', async () => {
    expect((await get('/nothing')).status).toBe(404);
  });
});

test('a log line tells what was asked, and nothing of whom', async () => {
  lines.length = 0;
  const headers = {
    'x-forwarded-for': '203.0.113.40',
    'x-correlation-id': 'vestibule-5f1c',
    'x-session-id': 'session-1',
    'x-source-page': '/registration/formstarted',
  };
  await house.submitAnswer(formOf('logged@example.org'), {}, { headers });
  await get('/someone@example.org', { 'x-source-page': '/path?token=abc', 'x-session-id': 'someone@example.org' });
  const trace = { correlationId: 'vestibule-5f1c', sessionId: 'session-1', sourcePage: '/registration/formstarted' };
  const request = { event: 'http.request', ms: expect.any(Number) };
  expect(lines).toEqual([
    { ...request, method: 'POST', path: '/graphql', status: 200, operation: 'registrationSubmitForm', ...trace },
    { ...request, method: 'GET', status: 404 },
  ]);
});

describe('the mailbox', () => {
  test('shows a mail, its links, and its HTML in a frame without scripts', async () => {
    const email = 'mailbox@example.org';
    await house.submit(formOf(email, { firstName: 'Zoë' }), {}, from('203.0.113.20'));
    const page = await get('/mailbox');
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    const [mail] = await house.mailsTo(email);
    expect(text).toContain(`<a href="${mail?.links[0]}">`);
    const frame = /src="(\/mailbox\/[\w-]+)"/.exec(text)?.[1] ?? '';
    const shown = await get(frame);
    expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox allow-popups /);
    expect(await shown.text()).toContain('Dear Zoë Lovelace,');
    expect((await get('/mailbox/unknown')).status).toBe(404);
  });
});

describe('the demo data', () => {
  test('comes back with a reset, which no other site can ask for', async () => {
    const ask = (headers: Record<string, string>) => fetch(`${house.url}/demo/reset`, { method: 'POST', headers });
    await house.submit(formOf('gone@example.org'), {}, from('203.0.113.30'));
    expect((await ask({})).status).toBe(400);
    expect(await house.mailsTo('gone@example.org')).toHaveLength(1);
    expect(await (await ask({ 'x-demo-reset': 'yes' })).json()).toEqual({ reset: true });
    expect(await house.mailsTo('gone@example.org')).toEqual([]);
    const again = await house.submit(formOf('active@example.com'), {}, from('203.0.113.30'));
    expect(reasonsOf(again)).toEqual(['EmailAlreadyUsedActive']);
  });
});

test('an unsubscription posted by a mail client (RFC 8058)', async () => {
  const token = await house.backEnd.tokens.issue({
    purpose: 'unsubscribe',
    validFor: MINUTE,
    claims: { email: 'a@b.example' },
  });
  const post = async (value: string) =>
    (
      await fetch(`${house.url}/acquisition/en/newsletter/unsubscribe?token=${value}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    ).status;
  expect([await post(token), await post('no')]).toEqual([200, 400]);
});

test('a path with dots leads nowhere', async () => {
  const raw = request(house.url, { path: '/acquisition/../../package.json' }).end();
  const [response] = (await once(raw, 'response')) as [{ statusCode: number; resume: () => void }];
  response.resume();
  expect(response.statusCode).toBe(404);
});

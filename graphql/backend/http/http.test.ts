import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { LOCAL_CONTACT, LOCAL_STORES } from '../settings/local-stores.ts';
import { formOf, serverForTests } from '../testing/harness.ts';
import { whileBroken } from '../testing/broken-store.ts';
import { otherSystems } from '../../../machines/domain/other-systems.ts';

const lines: object[] = [];
const server = serverForTests(
  { TRUST_PROXY: '1', SITE_DIR: 'no-such-folder' },
  undefined,
  (event, fields) => void lines.push({ event, ...fields }),
);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: 'manual' });

describe('/graphql refuses', () => {
  const JSON_BODY = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  const post = async (body: string, headers: Record<string, string> = JSON_BODY) => {
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  };

  test('other methods than POST [ASVS 3.5.1]', async () => {
    const response = await get('/graphql?query={viewer{roles}}');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toEqual({
      errors: [{ message: 'Only POST', extensions: { code: 'METHOD_NOT_ALLOWED' } }],
    });
  });

  test('more than 64 kB [ASVS 2.4.1]', async () => {
    expect(await post(JSON.stringify({ query: '{ viewer { roles } }', variables: { x: 'x'.repeat(65_536) } }))).toEqual(
      {
        status: 413,
        body: {
          errors: [{ message: 'The body must not exceed 65536 bytes', extensions: { code: 'PAYLOAD_TOO_LARGE' } }],
        },
      },
    );
  });

  test('bodies that an HTML form can send [ASVS 3.5.1]', async () => {
    const { status } = await post('query={viewer{roles}}', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(status).toBe(415);
  });
  // Found by fuzzing: Yoga refuses these with an empty body.
  test.each(['APPLICATION/JSON;a', 'application/json-patch+json'])(
    'bodies of type %s, with a GraphQL error',
    async (type) => {
      const { status, body } = await post('{}', { 'content-type': type });
      const message = 'The body must be application/json';
      expect([status, body]).toEqual([415, { errors: [{ message, extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] }]);
    },
  );

  test('a malformed idempotency key', async () => {
    const { status } = await post(
      JSON.stringify({ query: '{ viewer { roles } }', extensions: { idempotencyKey: 'a b' } }),
    );
    expect(status).toBe(400);
  });

  test('internal errors are masked [ASVS 16.5.1]', async () => {
    const failed = new Error('Failed query: select … params: someone@example.org');
    const { status, body } = await whileBroken(server.backEnd.store, failed, () =>
      post(JSON.stringify({ query: '{ registrationCodeDetails(registrationCode: "X") { errors } }' }), {
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.9',
      }),
    );
    expect(status).toBe(500);
    const { errors } = body as { errors: { message: string; extensions: object }[] };
    expect(errors.map(({ message, extensions }) => ({ message, extensions }))).toEqual([
      { message: 'Unexpected error.', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
  });
});

describe('other URLs', () => {
  test('the runtime defaults', async () => {
    expect(await (await get('/acquisition/defaults.json')).json()).toEqual({
      environment: 'local',
      gtmContainerId: '',
      acqBackendGraphqlURL: '/graphql',
      entrancePageConfig: {
        ...otherSystems,
        accessibilityContact: LOCAL_CONTACT,
        stores: LOCAL_STORES,
        subscriptionUrl: '/graphql',
        consentScriptUrl: '/entrance/cmp/js/cmp_min.js',
        experimentsClientKey: 'sdk-vestibule',
        errorReportsUrl: '/error-reports/api/1/item/',
        errorReportsToken: 'local',
      },
    });
  });

  test.each(['AT', null])('the country is that of the setting: %s; not cached (D19)', async (country) => {
    server.backEnd.settings.country = country;
    // A page asks with a minimal body, without a GraphQL client.
    const body = '{"operationName":"countryDetails","query":"query countryDetails { countryDetails { country } }"}';
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      200,
      'no-store',
      { data: { countryDetails: { country } } },
    ]);
  });

  test('a missing site is reported', async () => {
    const response = await get('/acquisition/');
    expect([response.status, await response.text()]).toEqual([503, 'The site is not built yet: npm run build\n']);
  });
});

test('a log line names the operation, without personal data [ASVS 16.2.1]', async () => {
  lines.length = 0;
  const headers = {
    'x-forwarded-for': '203.0.113.40',
    'x-correlation-id': 'vestibule-5f1c',
    'x-session-id': 'session-1',
    'x-source-page': '/registration/formstarted',
  };
  await server.submitAnswer(formOf('logged@example.org'), {}, { headers });
  await get('/someone@example.org', { 'x-source-page': '/path?token=abc', 'x-session-id': 'someone@example.org' });
  const trace = { correlationId: 'vestibule-5f1c', sessionId: 'session-1', sourcePage: '/registration/formstarted' };
  const request = { event: 'http.request', ms: expect.any(Number) };
  expect(lines).toEqual([
    { ...request, method: 'POST', path: '/graphql', status: 200, operation: 'registrationSubmitForm', ...trace },
    { ...request, method: 'GET', status: 404 },
  ]);
});

test('a path with dots is not found [ASVS 5.3.2]', async () => {
  const raw = request(server.url, { path: '/acquisition/../../package.json' }).end();
  const [response] = (await once(raw, 'response')) as [{ statusCode: number; resume: () => void }];
  response.resume();
  expect(response.statusCode).toBe(404);
});

test('responses with a bearer token and refusals have no-store [ASVS 14.2.2]', async () => {
  const accepted = await server.submitAnswer(formOf('kept@example.org'));
  const refused = await server.submitAnswer(formOf('kept@example.org'));
  expect(accepted.data?.submit.token).toEqual(expect.any(String));
  expect([accepted, refused].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
});

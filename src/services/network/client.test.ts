import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { ViewerDocument } from '../../../graphql/generated/viewer/graphql.ts';
import { failureOf, ServiceFailure, type Failure } from '../../../machines/domain/failure.ts';
import { localServer } from '../../../test/harness/local-server.ts';
import { loadConfiguration } from '../../engine/visit/load-configuration.ts';
import { askViewer } from '../admin/ask-viewer.ts';
import { lookUpCode } from '../invitation/look-up-code.ts';
import { resend } from '../mail/resend.ts';
import { client, send } from './client.ts';

const server = localServer();
const json = { 'content-type': 'application/json' };
const never = new AbortController().signal;

const calls = {
  query: (signal = never) => lookUpCode({ code: 'A', timestamp: null }, signal),
  mutation: (signal = never) =>
    resend({ by: 'bearer', key: 'k', locale: 'en', activationId: null, email: null, code: null }, signal),
};
/** The failure of a call that must fail, and its message. */
async function failing(call: () => Promise<unknown>): Promise<{ failure: Failure; message: string }> {
  const thrown: unknown = await call().then(
    () => new Error('it did not fail'),
    (error: unknown) => error,
  );
  if (!(thrown instanceof ServiceFailure)) throw thrown;
  return { failure: failureOf(thrown), message: thrown.message };
}

// Restores the built-in configuration for other users of this module.
afterAll(loadConfiguration);

/** Any message of the platform. */
const words: unknown = expect.stringMatching(/./);
const status = (code: number) => `Response not successful: Received status code ${code}`;
const missing = 'Server response was missing for query';
const errors = [{ message: 'First thing' }, { message: 'Second thing' }];
const table: [string, number, Record<string, string>, string, Failure, unknown][] = [
  ['500', 500, json, '{"errors":[]}', { kind: 'technical' }, status(500)],
  ['503 with a time', 503, { 'retry-after': '120' }, '', { kind: 'busy', retryAfter: 120 }, status(503)],
  [
    '503 with a date, as a proxy may write it',
    503,
    { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' },
    '',
    { kind: 'technical' },
    status(503),
  ],
  [
    'what the embedded back end says when a queue is full',
    503,
    { 'content-type': 'application/graphql-response+json', 'retry-after': '10' },
    JSON.stringify({
      errors: [{ message: 'Too many at once', extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 10 } }],
    }),
    { kind: 'busy', retryAfter: 10 },
    'Too many at once',
  ],
  ['429', 429, { ...json, 'retry-after': '17' }, '{}', { kind: 'busy', retryAfter: 17 }, status(429)],
  [
    'a key that was used for something else (D21)',
    422,
    { 'content-type': 'application/graphql-response+json' },
    JSON.stringify({
      errors: [{ message: 'Used for another request', extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } }],
    }),
    { kind: 'technical', keyConsumed: true },
    'Used for another request',
  ],
  ['200 with a page', 200, { 'content-type': 'text/html' }, '<!doctype html>', { kind: 'technical' }, words],
  ['neither data nor errors', 200, json, '{}', { kind: 'technical' }, missing],
  [
    'the wrong shape',
    200,
    json,
    '{"data":{"registrationCodeDetails":{"errors":"none"}}}',
    { kind: 'technical' },
    missing,
  ],
  ['errors', 200, json, JSON.stringify({ errors }), { kind: 'technical' }, 'First thing\nSecond thing'],
  [
    'data and errors',
    200,
    json,
    JSON.stringify({ data: {}, errors }),
    { kind: 'technical' },
    'First thing\nSecond thing',
  ],
];

test.each(table)('a request fails: %s', async (_, code, headers, body, failure, message) => {
  server.answers(code, headers, body);
  expect(await failing(calls.query)).toEqual({ failure, message });
  expect(server.received.length).toBe(1);
});

describe.each(Object.entries(calls))('%s fails', (_, call) => {
  test('if the connection breaks before a response', async () => {
    server.does((response) => response.destroy());
    expect((await failing(call)).failure).toEqual({ kind: 'network' });
  });

  test.each<[string, Parameters<typeof server.does>[0]]>([
    ['before an answer', () => undefined],
    ['in the middle of one', (response) => response.writeHead(200, json).write('{"data":')],
  ])('after 30 seconds of silence, %s', async (_, silence) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    server.does((response) => {
      silence(response);
      limit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    });
    expect(await failing(call)).toEqual({ failure: { kind: 'timeout' }, message: 'Timeout exceeded' });
    expect(timeout.mock.calls).toEqual([[30_000]]);
  });

  test('on abort: cancels the request', async () => {
    const visit = new AbortController();
    const closed = new Promise<void>((resolve) => {
      server.does((response) => {
        response.on('close', resolve);
        visit.abort();
      });
    });
    expect((await failing(() => call(visit.signal))).failure).toEqual({ kind: 'technical' });
    await closed;
  });
});
test('repeating it sends a new request: aborting the old one does not affect it (D8)', async () => {
  const verdict = { errors: [], errorDetails: [], invitorName: null, countryOptions: [], campaign: null };
  const arrived = Promise.withResolvers<void>();
  server.does(() => arrived.resolve());
  const visit = new AbortController();
  const first = failing(() => calls.query(visit.signal));
  await arrived.promise;
  server.data({ registrationCodeDetails: verdict });
  const second = calls.query();
  visit.abort();
  expect((await first).failure).toEqual({ kind: 'technical' });
  expect(await second).toMatchObject({ inviter: null, countryOptions: [] });
  expect(server.received.length).toBe(2);
});

describe('a cached response', () => {
  const query = { document: ViewerDocument, variables: {}, signal: never };
  const shape = v.object({ viewer: v.object({ roles: v.array(v.string()) }) });
  const answer = { viewer: { roles: ['ADMIN'] } };
  afterEach(() => client.clearStore());

  test('is not requested again', async () => {
    server.data(answer);
    const answers = [await send({ ...query, shape }), await send({ ...query, shape })];
    expect([answers, server.received.length]).toEqual([[answer, answer], 1]);
  });
  test('except for data that may change: an invitation (D8), and the admin role (D31)', async () => {
    server.data({
      registrationCodeDetails: { errors: [], errorDetails: [], invitorName: null, countryOptions: [], campaign: null },
    });
    for (const _ of [1, 2]) await calls.query();
    server.data(answer);
    for (const _ of [1, 2]) await askViewer({ token: 'a.b.c' }, never);
    expect(server.received.length).toBe(4);
  });
});
test('by default the link times out after 15 seconds', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  server.does(() => limit.abort(new DOMException('The operation timed out.', 'TimeoutError')));
  const asked = client.query({ query: ViewerDocument });
  await expect(asked).rejects.toMatchObject({ kind: 'timeout', message: 'Timeout exceeded' });
  expect(timeout.mock.calls).toEqual([[15_000]]);
});

test('uses the configured endpoint', async () => {
  server.answers(200, json, JSON.stringify({ acqBackendGraphqlURL: '/elsewhere/graphql' }));
  await loadConfiguration();
  server.data({ resendActivation: { accepted: true, retryAfter: null } });
  await calls.mutation();
  expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /acquisition/defaults.json',
    'POST /elsewhere/graphql',
  ]);
  expect(server.credentials).toEqual(['include', 'include']);
});

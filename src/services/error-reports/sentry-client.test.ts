/**
 * Reports to Sentry by configuration alone: the address is a DSN. Over a real connection, parsed as Sentry does (D38).
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { report, visit, where } from '../../../test/harness/report-server.ts';
import { KEY, sentryServer } from '../../../test/harness/sentry-server.ts';
import { sessionId } from '../network/headers.ts';
import { rollbarReporter } from './rollbar-reporter.ts';
import { envelopeAddress, framesOf } from './sentry-client.ts';

const server = sentryServer('/below');
const reporter = (secrets: readonly string[] = []) =>
  rollbarReporter({
    settings: () => ({ endpoint: server.dsn(), accessToken: '', environment: 'test', codeVersion: 'abc' }),
    locale: () => 'de',
    secretsOf: () => secrets,
  });

const navigation = new EventTarget();
beforeEach(() => {
  history.replaceState(null, '', '/acquisition/de/registration/code?rc=MARKEDCODE#marked');
  vi.stubGlobal('navigation', navigation);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a report is an event: what, when, where, in which build and session', async () => {
  const details = { correlationId: 'vestibule-1' };
  reporter()(report('Response not successful', { details }));
  expect(await server.events(1)).toEqual([
    {
      event_id: expect.stringMatching(/^[\da-f]{32}$/),
      platform: 'javascript',
      timestamp: 0.007,
      level: 'warning',
      environment: 'test',
      release: 'abc',
      logentry: { formatted: 'Response not successful' },
      tags: { what: 'transport', locale: 'de' },
      request: {
        url: 'https://vestibule.example/acquisition/de/registration/code',
        headers: { 'User-Agent': navigator.userAgent },
      },
      breadcrumbs: {
        values: [
          {
            category: 'navigation',
            timestamp: expect.any(Number),
            data: { to: '/acquisition/de/registration/code' },
          },
        ],
      },
      extra: { ...where, ...visit, sessionId, details },
    },
  ]);
  const [request] = server.requests;
  const { cookie, authorization, 'content-type': type } = request?.headers ?? {};
  expect([server.requests.length, request?.method, cookie, authorization, type]).toEqual([
    1,
    'POST',
    undefined,
    undefined,
    'text/plain;charset=UTF-8',
  ]);
});

test('an error says its kind, its words and its place; what nobody caught is a fault', async () => {
  const error = new TypeError('x is undefined');
  error.stack =
    'TypeError: x is undefined\n    at inner (https://shop.example/assets/a.js:1:20)\n    at https://shop.example/assets/b.js:3:4';
  reporter()(report('', { what: 'uncaught', error }));
  const [event] = await server.events(1);
  const frame = { in_app: true };
  expect([event?.['level'], event?.['exception']]).toEqual([
    'error',
    {
      values: [
        {
          type: 'TypeError',
          value: 'x is undefined',
          stacktrace: {
            frames: [
              { ...frame, function: '?', filename: 'https://shop.example/assets/b.js', lineno: 3, colno: 4 },
              { ...frame, function: 'inner', filename: 'https://shop.example/assets/a.js', lineno: 1, colno: 20 },
            ],
          },
        },
      ],
    },
  ]);
});

test('nothing of who leaves: values of the visit, addresses, tokens, queries (D7)', async () => {
  const error = new Error('ada@example.org could not use MARKEDCODE at https://shop.example/?rc=OTHER');
  reporter(['MARKEDCODE', 'Lovelace'])(report('Lovelace, MARKEDCODE', { error, details: { token: '7391' } }));
  const sent = JSON.stringify(await server.events(1));
  expect([sent.match(/MARKEDCODE|Lovelace|ada@example\.org|OTHER|7391/g), sent.includes('[scrubbed]')]).toEqual([
    null,
    true,
  ]);
});

describe('limits (spec, section 9)', () => {
  test('59 in a minute, those of the next minute go out again', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 9, 21), toFake: ['Date'] });
    let judged = 0;
    const send = rollbarReporter({
      settings: () => ({ endpoint: server.dsn(), accessToken: '', environment: 'test', codeVersion: 'abc' }),
      locale: () => {
        judged += 1;
        return 'de';
      },
      secretsOf: () => [],
    });
    for (let count = 1; count <= 70; count += 1) send(report(`${count}`));
    await eventually(() => expect(judged).toBe(70));
    expect((await server.events(59)).length).toBe(59);
    vi.setSystemTime(Date.now() + 60_000);
    send(report('next'));
    expect((await server.events(60)).at(-1)?.['logentry']).toEqual({ formatted: 'next' });
  });

  test('what is too long is told by its words alone', async () => {
    reporter()(report('x'.repeat(600_000)));
    const [event] = await server.events(1);
    expect(event?.['logentry']).toEqual({ formatted: 'A report that is too long' });
  });
});

test.each([[`https://${KEY}@errors.example:8443/below/42`, 'https://errors.example:8443/below/api/42/envelope/']])(
  'envelopes for %s go to %s',
  (dsn, address) => {
    expect(envelopeAddress(dsn)).toBe(`${address}?sentry_key=${KEY}&sentry_version=7&sentry_client=vestibule`);
  },
);

test('frames of Firefox and Safari; lines that name no script are none', () => {
  const stack = 'inner@https://shop.example/a.js:1:20\n@https://shop.example/b.js:3:4\n[native code]\n';
  expect(framesOf(stack).map((frame) => [frame.function, frame.filename, frame.lineno, frame.colno])).toEqual([
    ['?', 'https://shop.example/b.js', 3, 4],
    ['inner', 'https://shop.example/a.js', 1, 20],
  ]);
});

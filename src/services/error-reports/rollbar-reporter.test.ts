/** Delivery of reports over a real connection, and their fate if it fails (D38). */
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accepts, messagesOf, report, reportServer, visit, where } from '../../../test/harness/report-server.ts';
import { sessionId } from '../network/headers.ts';
import type { Report } from './error-reports.ts';

history.replaceState(null, '', '/acquisition/de/registration/code?rc=MARKEDCODE#marked');

const server = reportServer();
const loud = ['error', 'warn', 'info', 'log', 'debug'] as const;
beforeEach(() => {
  for (const method of loud) vi.spyOn(console, method).mockReturnValue();
});
const logged = () => loud.flatMap((method) => vi.mocked(console[method]).mock.calls);
const some = (type: unknown): unknown => expect.any(type);

describe('a report', () => {
  test('has error, time and place, build and session, and no personal data', async () => {
    const details = { actor: 'register', correlationId: 'vestibule-1' };
    server.reporter()(report('Response not successful', { details }));
    expect(await server.items(1)).toEqual([
      {
        environment: 'test',
        level: 'warning',
        code_version: 'abc',
        context: '',
        uuid: some(String),
        platform: 'browser',
        framework: 'browser-js',
        language: 'javascript',
        notifier: { name: 'rollbar-browser-js', version: '3.1.0' },
        client: {
          timestamp: some(Number),
          javascript: { browser: navigator.userAgent, language: 'en-US', screen: { width: 0, height: 0 } },
        },
        request: { url: 'https://vestibule.example/acquisition/de/registration/code' },
        body: { message: { body: 'Response not successful' }, telemetry: some(Array) },
        custom: { what: 'transport', ...where, ...visit, locale: 'de', sessionId, details },
      },
    ]);
    const [request] = server.requests();
    const { cookie, authorization, 'x-rollbar-access-token': accessToken } = request?.headers ?? {};
    expect([request?.path, accessToken, cookie, authorization]).toEqual([
      '/api/1/item/',
      'local',
      undefined,
      undefined,
    ]);
  });
  test('has kind, message and stack of an error; an uncaught one is critical', async () => {
    server.reporter()(report('', { what: 'uncaught', error: new TypeError('x is undefined') }));
    const [item] = await server.items(1);
    const { exception, frames } = item?.body.trace ?? {};
    expect([item?.['level'], exception, frames?.at(-1)?.filename]).toEqual([
      'error',
      { class: 'TypeError', message: 'x is undefined', description: 'x is undefined' },
      expect.stringContaining('rollbar-reporter.test.ts'),
    ]);
  });
  test('has the visited paths, and earlier reports', async () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    const send = server.reporter();
    navigation.dispatchEvent(new Event('currententrychange'));
    send(report('first'));
    await server.items(1);
    send(report('second'));
    const second = (await server.items(2)).find((item) => messagesOf([item])[0] === 'second');
    const step = { message: 'navigation', path: '/acquisition/de/registration/code', at: some(Number) };
    const telemetry = [step, step, { message: 'first' }, { message: 'second' }];
    expect(second?.body.telemetry?.map(({ body }) => body).slice(-4)).toEqual(telemetry);
  });
});

test('settings: sends nothing without an endpoint; uses one that comes later, or changes', async () => {
  let settings = { ...server.settings(), endpoint: '' };
  const send = server.reporter({ settings: () => settings });
  send(report('lost'));
  settings = server.settings();
  send(report('first'));
  await server.items(1);
  settings = { ...settings, environment: 'two', accessToken: 'b', endpoint: `${settings.endpoint}other` };
  send(report('second'));
  const items = await server.items(2);
  expect(items.map((item) => [item.body.message?.body, item['environment'], item['code_version']])).toEqual([
    ['first', 'test', 'abc'],
    ['second', 'two', 'abc'],
  ]);
  expect(server.requests().map(({ path, headers }) => [path, headers['x-rollbar-access-token']])).toEqual([
    ['/api/1/item/', 'local'],
    ['/api/1/item/other', 'b'],
  ]);
});

describe('an endpoint that', () => {
  test('answers 500 gets each report once, without errors', async () => {
    server.answers((response) => void response.writeHead(500).end('oh'));
    const send = server.reporter();
    send(report('first'));
    await server.items(1);
    send(report('second'));
    await server.items(2);
    server.answers(accepts);
    send(report('third'));
    expect(messagesOf(await server.items(3))).toEqual(['first', 'second', 'third']);
    expect(logged()).toEqual([]);
  });
  test('does not respond uses one connection only: the visit needs the others', async () => {
    const { promise: first, resolve } = Promise.withResolvers<ServerResponse>();
    server.answers(resolve);
    const send = server.reporter();
    for (const message of ['first', 'second', 'third']) send(report(message));
    const response = await first;
    server.answers(accepts);
    expect(messagesOf(await server.items(1))).toEqual(['first']);
    accepts(response);
    expect(messagesOf(await server.items(3))).toEqual(['first', 'second', 'third']);
    expect(logged()).toEqual([]);
  });
  test('stalls times out after ten seconds, then the next report is sent', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    server.answers((response) => {
      response.writeHead(200).write('{"err"');
      server.answers(accepts);
      resolve();
    });
    const send = server.reporter();
    send(report('first'));
    send(report('second'));
    await asked;
    expect(messagesOf(await server.items(1))).toEqual(['first']);
    const [over] = timers.mock.calls.find(([, delay]) => delay === 10_000) ?? [];
    over?.();
    expect(messagesOf(await server.items(2))).toEqual(['first', 'second']);
    expect(logged()).toEqual([]);
  });
});

/** Data of the visit in any part of a report never leaves (D7): checked with marked values. */
const secrets = ['MARKEDCODE', 'marked@example.org', 'Markéd'];
const marked = `Markéd marked@example.org MARKEDCODE ${encodeURIComponent('Markéd')}`;
const stack = `Error: ${marked}\n at ${marked} (https://h/a.js?rc=MARKEDCODE:1:2)`;
const cause = Object.assign(new Error(marked), { stack });

describe('data of the visit is not sent', () => {
  const reports: readonly Partial<Report>[] = [
    { message: marked },
    // Properties that a library added to an error.
    { error: Object.assign(new Error(marked), { request: marked }) },
    { error: Object.assign(new Error('x'), { stack }) },
    { error: new Error('x', { cause: new Error('y', { cause }) }) },
    { error: Object.assign(new Error('x'), { name: marked }) },
    { error: { deep: [marked] } },
    { details: { status: marked, [marked]: 1 } },
    { path: `/acquisition/${marked}` },
    { visit: { state: [marked], events: [marked] } },
  ];
  test('in messages, errors, causes, names, details, paths, states and events', async () => {
    const send = server.reporter({ secretsOf: () => secrets, locale: () => marked });
    for (const more of reports) send(report('x', more));
    // Earlier reports are sent again in the telemetry of the next one.
    send(report('y'));
    const sent = (await server.items(reports.length + 1)).map((item) => JSON.stringify(item));
    expect([sent.filter((item) => /mark/i.test(item)), sent.every((item) => item.includes('[scrubbed]'))]).toEqual([
      [],
      true,
    ]);
  });
  test('after the visit has dropped it', async () => {
    let held: readonly string[] = ['MARKEDCODE'];
    const send = server.reporter({ secretsOf: () => held });
    send(report('before'));
    held = [];
    await server.items(1);
    send(report('after MARKEDCODE'));
    expect(messagesOf(await server.items(2))).toEqual(['after [scrubbed]', 'before']);
  });
  test('if it cannot be determined: sends nothing', async () => {
    let known = false;
    const secretsOf = () => {
      if (!known) throw new Error('no visit yet');
      return [];
    };
    const send = server.reporter({ secretsOf });
    send(report('lost'));
    await vi.dynamicImportSettled();
    known = true;
    send(report('sent'));
    expect(messagesOf(await server.items(1))).toEqual(['sent']);
  });
  test('if a report cannot be serialised', async () => {
    server.reporter({ secretsOf: () => secrets })(report(marked, { details: { count: 7n as never } }));
    const body = { message: { body: 'A report that can’t be written down' } };
    expect(await server.items(1)).toEqual([{ level: 'error', context: '', body }]);
  });
});

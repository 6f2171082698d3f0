/** Every response has the common security headers, including those that Node creates itself (D41). */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { ownUrl } from '../settings/listen-address.ts';
import { whileBroken } from '../testing/broken-store.ts';
import { startForTest, serverForTests } from '../testing/harness.ts';
import { rawRequest } from '../testing/requests.ts';
import { createResponses } from './responses.ts';
import { responseHeaders } from './security-headers.ts';

/** A separate copy, so that a change of the server's list is noticed. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const CLOSED = { ...COMMON_HEADERS, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
/** Pages have their own policy, but each starts with `default-src 'none'` and forbids framing. */
const OPENED = {
  ...COMMON_HEADERS,
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
};

test('all headers as sent; in production with HSTS [ASVS 3.4.1]', () => {
  expect(responseHeaders({ environment: 'local' })).toEqual(CLOSED);
  expect(responseHeaders({ environment: 'production' })).toEqual({
    ...CLOSED,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

const server = serverForTests({ SITE_DIR: 'no-such-folder' });

const head = (line: string, ...headers: readonly string[]): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const post = (path: string, type: string, body = '', ...headers: readonly string[]): string =>
  head(`POST ${path}`, `Content-Type: ${type}`, `Content-Length: ${body.length}`, ...headers) + body;
const upgrade = (path: string, ...headers: readonly string[]): string =>
  head(path, 'Connection: Upgrade', 'Upgrade: websocket', ...headers);

/** Raw request, response status and expected headers. */
const asked: readonly (readonly [what: string, text: string, status: number, headers: object])[] = [
  ['health', head('GET /healthz'), 200, CLOSED],
  ['a GraphQL refusal', post('/graphql', 'application/json', '{'), 400, CLOSED],
  ['a body that is too long', head('POST /graphql', 'Content-Length: 70000'), 413, CLOSED],
  ['a body of another type', post('/graphql', 'text/plain', 'x'), 415, CLOSED],
  ['a stream of events', head('GET /sub/sdk-vestibule'), 200, CLOSED],
  ['a redirect', head('GET /'), 302, CLOSED],
  ['an address that leads nowhere', head('GET /nothing'), 404, CLOSED],
  ['a site that is not built', head('GET /acquisition/'), 503, CLOSED],
  ['a placeholder page', head('GET /shop'), 200, OPENED],
  ['the mailbox', head('GET /mailbox'), 200, OPENED],
  ['no HTTP at all [ASVS 3.2.1]', 'hello\r\n\r\n', 400, CLOSED],
  [
    'two lengths of one body [ASVS 4.2.1]',
    head('POST /graphql', 'Content-Length: 1', 'Content-Length: 2'),
    400,
    CLOSED,
  ],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, CLOSED],
  ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b/c\r\n\r\n', 400, CLOSED],
  ['an address that is none', head('GET http://[/'), 400, CLOSED],
  ['an expectation that is not met', head('GET /healthz', 'Expect: a miracle'), 417, CLOSED],
  ['headers that are too long', head('GET /healthz', `X-Long: ${'x'.repeat(20_000)}`), 431, CLOSED],
  [
    'extensions of a chunk that are too long',
    `${head('POST /graphql', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}1;${'x'.repeat(20_000)}\r\n`,
    413,
    CLOSED,
  ],
  ['a socket elsewhere', upgrade('GET /elsewhere'), 404, CLOSED],
  ['a socket by another method', upgrade('POST /graphql'), 405, { ...CLOSED, allow: 'GET' }],
  ['a socket without a key', upgrade('GET /graphql', 'Sec-WebSocket-Version: 13'), 400, CLOSED],
  [
    'a socket of another version',
    upgrade('GET /graphql', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='),
    426,
    { ...CLOSED, 'sec-websocket-version': '13' },
  ],
  [
    'another protocol than web sockets',
    head('GET /graphql', 'Connection: Upgrade', 'Upgrade: TLS/1.0', 'Sec-WebSocket-Version: 13'),
    400,
    CLOSED,
  ],
];

test.each(asked)('%s', async (_what, text, status, headers) => {
  const answer = await rawRequest(server.url, text);
  expect(answer).toEqual({ status, headers: expect.objectContaining(headers) });
});

test('a visitor with too many cookies gets instructions', async () => {
  const answer = await fetch(`${server.url}/acquisition/`, { headers: { cookie: `a=${'x'.repeat(20_000)}` } });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    431,
    'text/plain; charset=utf-8',
    'Your browser sent more than can be read here, most likely too many cookies. Please delete the cookies of this site, and try again.',
  ]);
});

test('invalid HTTP after a complete response', async () => {
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  let read = '';
  socket.on('data', (chunk: Buffer) => {
    read += chunk.toString();
    if (read.endsWith('{"status":"ok"}')) socket.write('hello\r\n\r\n');
  });
  socket.write(head('GET /healthz'));
  await once(socket, 'close');
  expect(read.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  expect(read.match(/^x-content-type-options: nosniff\r$/gim)).toHaveLength(2);
});

test('internal errors have them too', async () => {
  const answer = await whileBroken(server.backEnd.store, new Error('no database'), () =>
    rawRequest(server.url, head('GET /mailbox.json')),
  );
  expect(answer).toEqual({ status: 500, headers: expect.objectContaining(CLOSED) });
});

test('a request during a start that fails', async () => {
  const opening = Promise.withResolvers<never>();
  const listening = Promise.withResolvers<string>();
  const starting = startForTest({}, undefined, undefined, (settings) => {
    listening.resolve(ownUrl(settings));
    return opening.promise;
  });
  const failed = starting.then(
    () => 'started',
    (error: unknown) => String(error),
  );
  const url = await listening.promise;
  const sent = Promise.withResolvers<void>();
  const waiting = rawRequest(url, head('GET /healthz'), sent.resolve);
  await sent.promise;
  // Earlier requests are already waiting.
  const refused = await rawRequest(url, 'hello\r\n\r\n');
  opening.reject(new Error('no database'));
  const headers = expect.objectContaining(CLOSED);
  expect([refused, await waiting]).toEqual([
    { status: 400, headers },
    { status: 500, headers },
  ]);
  expect(await failed).toBe('Error: no database');
});

test('a slow client gets a timeout, but never within a response that has started', async () => {
  const { ServerResponse, onClientError } = createResponses(responseHeaders({ environment: 'local' }));
  const impatient = createServer(
    { ServerResponse, headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 },
    (request, response) => {
      if (request.url === '/begun') response.write('begun');
    },
  );
  impatient.on('clientError', onClientError);
  await once(impatient.listen(0), 'listening');
  const { port } = impatient.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const slow = { status: 408, headers: expect.objectContaining(CLOSED) };
  expect(await rawRequest(url, 'GET / HTTP/1.1\r\nHost: localhost\r\n')).toEqual(slow);
  expect(await rawRequest(url, head('POST /', 'Content-Length: 5'))).toEqual(slow);
  const socket = connect(port, 'localhost').setEncoding('utf8');
  socket.on('error', () => undefined);
  let read = '';
  socket.on('data', (chunk: string) => (read += chunk));
  socket.write(head('POST /begun', 'Content-Length: 5'));
  await once(socket, 'close');
  expect([read.match(/^HTTP\/1\.1 \d+/gm), read.endsWith('begun\r\n')]).toEqual([['HTTP/1.1 200'], true]);
  impatient.close();
});

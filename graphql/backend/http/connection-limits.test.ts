/** Limits of open streams, web sockets and messages per client, over real connections. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../../test/harness/eventually.ts';
import { MINUTE } from '../common/clock.ts';
import { formOf, startForTest, movableClock, serverForTests } from '../testing/harness.ts';
import { createContract } from '../server/schema.ts';
import { createGraphql } from '../server/graphql.ts';
import { acceptWebSockets } from '../server/web-socket.ts';
import { connectionLimit, messageLimit } from './connection-limit.ts';
import { createResponses } from './responses.ts';

const server = serverForTests({ CONNECTIONS_PER_CLIENT: '2', TRUST_PROXY: '1' });

const from = (address: string) => ({ 'x-forwarded-for': address });

test('streams: 429 with Retry-After over the limit; other clients are accepted, and closing one frees a slot [ASVS 2.4.1]', async () => {
  const leave = new AbortController();
  const stream = async (address: string, signal = new AbortController().signal) => {
    const { status, headers } = await fetch(`${server.url}/sub/sdk-vestibule`, { headers: from(address), signal });
    return [status, headers.get('retry-after')];
  };
  const opened = [200, null];
  expect(await stream('2001:db8::1', leave.signal)).toEqual(opened);
  expect(await stream('2001:db8::2')).toEqual(opened);
  expect(await stream('2001:db8::3')).toEqual([429, '60']);
  expect(await stream('2001:db8:0:1::3')).toEqual(opened);
  leave.abort();
  await expect.poll(() => stream('2001:db8::4')).toEqual(opened);
});

test.each([
  ['a site', 4, (nth: number) => `2001:db8:7:${nth}::/64`, '2001:db8:8:0::/64'],
  ['a provider', 10, (nth: number) => `2001:db8:${nth}:0::/64`, '2001:db9:0:0::/64'],
])('%s is limited to its share, from any number of networks', (_, share, networkOf, neighbour) => {
  const limit = connectionLimit(2, 11);
  const taken = Array.from({ length: share }, (_taken, nth) => limit.take(networkOf(nth)));
  expect([taken.map((one) => typeof one), limit.take(networkOf(share))]).toEqual([
    Array<string>(share).fill('function'),
    'client',
  ]);
  const [leave] = taken;
  if (typeof leave === 'function') for (const _again of [1, 2]) leave();
  expect([limit.take(networkOf(share)), limit.held()]).toEqual([expect.any(Function), share]);
  expect([limit.take(neighbour), limit.held()]).toEqual([expect.any(Function), share + 1]);
});

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
const open = async (address: string, { url } = server) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: from(address),
  });
  return new Promise((resolve) => {
    socket.on('open', () => {
      sockets.push(socket);
      resolve('open');
    });
    socket.on('unexpected-response', (request, { statusCode, headers }) => {
      request.destroy();
      resolve([statusCode, headers['retry-after']]);
    });
  });
};

test('web sockets: the same, before the handshake', async () => {
  expect([await open('203.0.113.1'), await open('203.0.113.1')]).toEqual(['open', 'open']);
  expect(await open('203.0.113.1')).toEqual([429, '60']);
  expect(await open('203.0.113.2')).toBe('open');
  const [first] = sockets;
  first?.close();
  if (first) await once(first, 'close');
  await expect.poll(() => open('203.0.113.1')).toBe('open');
});

test('messages: the 61st of a socket in a minute closes it, and the 601st of a client; others are not affected [ASVS 2.4.1]', async () => {
  const clock = movableClock();
  const flooded = await startForTest({ TRUST_PROXY: '1' }, clock);
  const { token } = await flooded.submit(formOf('flooder@example.org'));
  /** Opens a socket and sends messages. @returns the number of responses, or the close code. */
  const say = async (address: string, messages: number) => {
    expect(await open(address, flooded)).toBe('open');
    const socket = sockets.at(-1);
    let answered = 0;
    socket?.on('message', () => (answered += 1));
    const closed = new Promise<string>((resolve) =>
      socket?.once('close', (code: number, why: Buffer) => resolve(`${code} ${String(why)}`)),
    );
    socket?.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    for (let nth = 1; nth < messages; nth += 1) socket?.send('{"type":"ping"}');
    const all = async () => {
      await eventually(() => expect(answered).toBe(messages));
      return answered;
    };
    return await Promise.race([all(), closed]);
  };
  const [flooder, other] = ['203.0.113.7', '203.0.113.8'];
  expect(await say(flooder, 61)).toBe('4429 Too many messages');
  // Including the opening of each: 62 + 8 × 61 + 50 = 600.
  for (let nth = 0; nth < 8; nth += 1) expect(await say(flooder, 60)).toBe(60);
  expect(await say(flooder, 49)).toBe(49);
  expect(await open(flooder, flooded)).toEqual([429, '60']);
  sockets.at(-1)?.send('{"type":"ping"}');
  const [code] = (await once(sockets.at(-1) as WebSocket, 'close')) as [number];
  expect(code).toBe(4429);
  expect(await say(other, 60)).toBe(60);
  clock.advance(MINUTE);
  expect(await say(flooder, 60)).toBe(60);
  await flooded.stop();
});

test('a site may send ten times as much as one of its networks, and refused messages of one do not count for others', () => {
  const limit = messageLimit(server.backEnd);
  const allowed = (network: string, times: number) =>
    Array.from({ length: times }, () => limit.opening(network)).filter((wait) => wait === null).length;
  const networks = Array.from({ length: 10 }, (_, nth) => `2001:db8:7:${nth}::/64`);
  expect(networks.map((network) => allowed(network, 7000))).toEqual(Array<number>(10).fill(600));
  expect([allowed('2001:db8:7:a::/64', 10), allowed('2001:db8:8:0::/64', 10)]).toEqual([0, 10]);
});

test('a socket that does not acknowledge its close is terminated and frees its slot', async () => {
  const address = '203.0.113.9';
  const both = [await open(address), await open(address)];
  expect([...both, await open(address)]).toEqual(['open', 'open', [429, '60']]);
  for (const deaf of sockets) {
    deaf.pause();
    for (let nth = 1; nth <= 61; nth += 1) deaf.send('{"type":"ping"}');
  }
  // Long before the 30 s timeout of the library.
  await expect.poll(() => open(address), { timeout: 20_000 }).toBe('open');
});

test('a connection during shutdown gets 503 with Retry-After', async () => {
  const stopping = createServer().listen(0);
  const { backEnd } = server;
  const stop = acceptWebSockets(stopping, backEnd, createGraphql(backEnd, createContract()), createResponses({}));
  await stop();
  const { port } = stopping.address() as AddressInfo;
  expect(await open('203.0.113.10', { ...server, url: `http://localhost:${port}` })).toEqual([503, '5']);
  stopping.close();
});

/** How many streams and web sockets one client may hold open, over real connections. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serverForTests } from '../testing/server-for-tests.ts';

const server = serverForTests({ CONNECTIONS_PER_CLIENT: '2', TRUST_PROXY: '1' });

const from = (address: string) => ({ 'x-forwarded-for': address });

test('streams: over the limit 429 with the time to wait; another client is let in, and whoever leaves makes room', async () => {
  const leave = new AbortController();
  const open = async (address: string, signal = new AbortController().signal) => {
    const { status, headers } = await fetch(`${server.url}/sub/sdk-vestibule`, { headers: from(address), signal });
    return [status, headers.get('retry-after')];
  };
  const opened = [200, null];
  expect(await open('2001:db8::1', leave.signal)).toEqual(opened);
  expect(await open('2001:db8::2')).toEqual(opened);
  expect(await open('2001:db8::3')).toEqual([429, '60']);
  expect(await open('2001:db8:0:1::3')).toEqual(opened);
  leave.abort();
  await expect.poll(() => open('2001:db8::4')).toEqual(opened);
});

test('web sockets: the same, before one is opened', async () => {
  const sockets: WebSocket[] = [];
  const open = async (address: string) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
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
  expect([await open('203.0.113.1'), await open('203.0.113.1')]).toEqual(['open', 'open']);
  expect(await open('203.0.113.1')).toEqual([429, '60']);
  expect(await open('203.0.113.2')).toBe('open');
  const [first] = sockets;
  first?.close();
  if (first) await once(first, 'close');
  await expect.poll(() => open('203.0.113.1')).toBe('open');
  for (const socket of sockets) socket.terminate();
});

test('a socket without a word of who it is for is closed', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(4408);
});

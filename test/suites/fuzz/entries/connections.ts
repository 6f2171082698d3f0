/** Other inputs of the back end: raw bytes, web sockets, the operator's command line (D26, D53). */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { EXIT } from '../../../../graphql/backend/admin/command.ts';
import { commands } from '../../../../graphql/backend/admin/commands.ts';
import { adminOn } from '../../../../graphql/backend/testing/admin.ts';
import { altered, alterations } from '../alterations.ts';
import { hostileTexts, shortTexts } from '../corpora.ts';
import { entryOf } from '../entry.ts';

const LINES = [
  'GET / HTTP/1.1',
  'POST /graphql HTTP/1.1',
  'Host: a',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Upgrade: websocket',
  'Connection: Upgrade',
  '',
];
/** All received data, until the server closes or has answered. */
const exchange = (url: string, bytes: string) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      heard += String(text);
      socket.end();
    });
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
    socket.end(bytes, 'latin1');
  });
const bytes = entryOf({
  name: 'bytes',
  holds: 'what is no HTTP is refused with 4xx or the end of the connection, and the next is answered',
  runs: 100,
  inputs: fc
    .array(fc.oneof(fc.constantFrom(...LINES), shortTexts), { minLength: 1, maxLength: 8 })
    .map((lines) => lines.join('\r\n')),
  check: async (sent, around) => {
    const { url } = await around.backEnd();
    const [first = ''] = (await exchange(url, `${sent}\r\n\r\n`)).split('\r\n');
    assert.match(first, /^(?:HTTP\/1\.1 (?:101|[234]\d\d) .+|HTTP\/1\.1 503 Service Unavailable)?$/);
    assert.equal((await fetch(`${url}/healthz`)).status, 200);
    assert.deepEqual(around.failures(), []);
  },
});

const MESSAGES: readonly unknown[] = [
  { type: 'connection_init', payload: { authorization: 'Bearer a.b.c' } },
  { type: 'subscribe', id: '1', payload: { query: 'subscription { registrationStatusChanged { id status } }' } },
  { type: 'ping' },
];
const socketed = entryOf({
  name: 'web socket',
  holds: 'whatever is said without a token, the socket is closed, tells nothing, and the next is answered (D26)',
  runs: 60,
  inputs: fc.array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...MESSAGES), fc.array(alterations, { maxLength: 2 }))
        .map(([message, changes]) => JSON.stringify(altered(message, changes)) ?? ''),
      hostileTexts,
    ),
    { minLength: 1, maxLength: 4 },
  ),
  check: async (messages, around) => {
    const { url } = await around.backEnd();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const heard: string[] = [];
    const closed = new Promise<void>(
      (resolve) => void socket.on('close', () => resolve()).on('error', () => resolve()),
    );
    socket.on('message', (text: Buffer) => void heard.push(text.toString()));
    socket.on('open', () => {
      for (const message of messages) socket.send(message);
      socket.close();
    });
    await closed;
    assert.ok(
      heard.every((text) => ['pong', 'ping'].includes((JSON.parse(text) as { type: string }).type)),
      heard.join('\n'),
    );
    assert.deepEqual(around.failures(), []);
  },
});

const words = commands.flatMap(({ name }) => name.split(' '));
const OPTIONS = '--json --csv --page --per-page --as --yes --help --code --email --count -h --'.split(' ');
const admin = entryOf({
  name: 'admin command line',
  holds: 'every command line is done, is explained or asks to be confirmed; nothing is thrown (D53)',
  runs: 120,
  inputs: fc.array(
    fc.oneof(
      fc.constantFrom(...words),
      fc.constantFrom(...OPTIONS),
      hostileTexts.map((text) => text.replaceAll(/\s/g, '')),
    ),
    { maxLength: 6 },
  ),
  check: async (args, around) => {
    const { backEnd } = await around.backEnd();
    const { code, err } = await adminOn(() => backEnd)(args.join(' '));
    assert.ok(
      Object.values(EXIT).some((known) => known === code),
      String(code),
    );
    assert.doesNotMatch(err.replaceAll(/“[^”]*”/g, ''), /\n\s+at |node_modules/);
    assert.deepEqual(around.failures(), []);
  },
});

export const connections = [bytes, socketed, admin];

/** A web socket through the proxy: intact, or broken by a fault. */
import { once } from 'node:events';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import type { Fault } from '../../model/faults.ts';
import { reply, type Answer } from './exchange.ts';
import { DROP } from './inject.ts';

/** Bytes of a drop; less than any frame. */
const BYTES = 8;

export interface Upgrade {
  request: IncomingMessage;
  socket: Socket;
  head: Buffer;
  target: URL;
}

/** Opens the same upgrade to the back end. Either end closes the other. */
function forwarded({ request, socket, head, target }: Upgrade): Socket {
  const { method, url, rawHeaders } = request;
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
  const beyond = connect(Number(target.port), target.hostname);
  beyond.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  beyond.write(head);
  socket.pipe(beyond);
  for (const [one, other] of [
    [socket, beyond],
    [beyond, socket],
  ] as const)
    one.on('error', () => one.destroy()).once('close', () => other.destroy());
  return beyond;
}
export const tunnel = (upgrade: Upgrade): void => void forwarded(upgrade).pipe(upgrade.socket);

const chunk = async (beyond: Socket): Promise<Buffer> => {
  const [bytes] = (await once(beyond, 'data')) as [Buffer];
  return bytes;
};
const written = (socket: Socket, bytes: Buffer) => new Promise((resolve) => socket.write(bytes, resolve));
/** Sends the answer to the upgrade, and half of the first frame. */
async function upToTheMiddle(upgrade: Upgrade): Promise<void> {
  const beyond = forwarded(upgrade);
  await written(upgrade.socket, await chunk(beyond));
  const frame = await chunk(beyond);
  await written(upgrade.socket, frame.subarray(0, Math.ceil(frame.length / 2)));
}
async function drip(socket: Socket, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; at += BYTES) {
    socket.write(bytes.subarray(at, at + BYTES));
    await pause(DROP);
  }
}
function answerInstead({ request, socket }: Upgrade, answer: Answer) {
  const response = new ServerResponse(request);
  response.assignSocket(socket);
  response.once('finish', () => socket.end());
  reply({ response }, answer);
}

/** Breaks or stalls the connection at the point given by the fault. */
async function cutOff({ cut, failure, orderly, reaches, drips }: Fault, upgrade: Upgrade): Promise<void> {
  const { socket } = upgrade;
  const breaks = failure === 'network';
  if (cut === 'request' && !breaks) return reaches ? tunnel(upgrade) : undefined;
  if (cut === 'response' || cut === 'headers' || drips) {
    const beyond = forwarded(upgrade);
    const head = await chunk(beyond);
    if (cut === 'headers') await written(socket, head.subarray(0, Math.ceil(head.length / 2)));
    if (!breaks) await written(socket, head);
    if (drips) await drip(socket, (await chunk(beyond)).subarray(0, -1));
    else if (!breaks) beyond.resume();
  } else if (cut === 'body') await upToTheMiddle(upgrade);
  if (breaks && orderly) socket.end();
  else if (breaks) socket.resetAndDestroy();
}

/** Relays messages, and alters those with data. */
function relay({ request, socket, head, target }: Upgrade, alter: (payload: Buffer) => Buffer | string) {
  const server = new WebSocketServer({ noServer: true });
  const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(/, */).filter(Boolean);
  const beyond = new WebSocket(new URL(request.url ?? '', target.href.replace(/^http/, 'ws')), protocols);
  const opened = once(beyond, 'open');
  server.handleUpgrade(request, socket, head, (client) => {
    client.on('message', (said: Buffer) => void opened.then(() => beyond.send(said.toString())));
    beyond.on('message', (said: Buffer) => {
      const message = JSON.parse(said.toString()) as { type: string; id?: string; payload?: unknown };
      if (message.type !== 'next') return client.send(said.toString());
      const payload = alter(Buffer.from(JSON.stringify(message.payload))).toString();
      client.send(`{"id":${JSON.stringify(message.id)},"type":"next","payload":${payload}}`);
    });
    client.once('close', () => beyond.close());
    beyond.once('close', () => client.close());
  });
}

/** Applies a fault to a web socket; faults without a counterpart leave it intact. */
export async function breakTunnel(fault: Fault, upgrade: Upgrade): Promise<void> {
  const { cut, drips, alter, response, reaches } = fault;
  if (cut === 'port' || cut === 'connection') return tunnel(upgrade);
  if (cut) return cutOff(fault, upgrade);
  if (drips) {
    for await (const bytes of forwarded(upgrade)) await drip(upgrade.socket, bytes as Buffer);
    return;
  }
  if (alter?.body) return relay(upgrade, alter.body);
  if (!response) return tunnel(upgrade);
  const { status, type, body, headers } = response;
  // A valid message that the back end might send, instead of an invalid response.
  if (status === 200 && type === 'application/json' && body !== '') return relay(upgrade, () => body);
  if (reaches) await chunk(forwarded(upgrade));
  answerInstead(upgrade, { status, headers: { ...headers, 'content-type': type }, body: Buffer.from(body) });
}

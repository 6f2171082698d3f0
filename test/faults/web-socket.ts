/** A web socket through the proxy: whole, or broken in the way of a fault. */
import { once } from 'node:events';
import { ServerResponse, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import { deeds, DROP, PAGE } from './deeds.ts';
import { reply, type Answer } from './exchange.ts';
import type { FaultName } from './faults.ts';

/** In a drop: fewer than any frame has. */
const BYTES = 8;

export interface Upgrade {
  request: IncomingMessage;
  socket: Socket;
  head: Buffer;
  target: URL;
}

/** Asks the back end for the same. Whichever side ends, the other does. */
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
/** The answer to the upgrade, and the first frame up to its middle. */
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

/** What is done to the bytes of the connection. */
const flows: Partial<Record<FaultName, (upgrade: Upgrade) => Promise<void> | void>> = {
  resetUnread: ({ socket }) => void socket.resetAndDestroy(),
  resetUnforwarded: ({ socket }) => void socket.resetAndDestroy(),
  hangsUnforwarded: () => undefined,
  resetAnswered: async (upgrade) => {
    await chunk(forwarded(upgrade));
    upgrade.socket.resetAndDestroy();
  },
  resetInHeaders: async (upgrade) => {
    const head = await chunk(forwarded(upgrade));
    await written(upgrade.socket, head.subarray(0, Math.ceil(head.length / 2)));
    upgrade.socket.resetAndDestroy();
  },
  resetInBody: async (upgrade) => {
    await upToTheMiddle(upgrade);
    upgrade.socket.resetAndDestroy();
  },
  closedInBody: async (upgrade) => {
    await upToTheMiddle(upgrade);
    upgrade.socket.end();
  },
  hangsAnswered: async (upgrade) => {
    const beyond = forwarded(upgrade);
    await written(upgrade.socket, await chunk(beyond));
    beyond.resume();
  },
  hangsInBody: upToTheMiddle,
  dripsTooLong: async (upgrade) => {
    const beyond = forwarded(upgrade);
    await written(upgrade.socket, await chunk(beyond));
    const frame = await chunk(beyond);
    await drip(upgrade.socket, frame.subarray(0, -1));
  },
  gatewayTimeout: async (upgrade) => {
    const beyond = forwarded(upgrade);
    await chunk(beyond);
    answerInstead(upgrade, { status: 504, headers: { 'content-type': 'text/html' }, body: Buffer.from(PAGE) });
  },
  dripsInTime: async (upgrade) => {
    for await (const bytes of forwarded(upgrade)) await drip(upgrade.socket, bytes as Buffer);
  },
};

/** Passes messages on, and alters what those say that tell of something. */
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

/** Messages that the back end might have said, rather than no answer of its kind. */
const isSaid = ({ status, headers, body }: Answer) =>
  status === 200 && headers['content-type'] === 'application/json' && body.length > 0;

/** Does to a web socket what the fault does to a request; what has no counterpart leaves it whole. */
export async function breakTunnel(fault: FaultName, upgrade: Upgrade): Promise<void> {
  const deed = deeds[fault];
  const flow = flows[fault];
  if (flow) return flow(upgrade);
  if (typeof deed === 'string' || 'does' in deed) return tunnel(upgrade);
  if ('becomes' in deed) return relay(upgrade, deed.becomes);
  const { says } = deed;
  if (isSaid(says)) return relay(upgrade, () => says.body);
  answerInstead(upgrade, says);
}

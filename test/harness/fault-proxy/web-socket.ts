/** A web socket through a proxy. */
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';

interface Upgrade {
  request: IncomingMessage;
  socket: Socket;
  head: Buffer;
  target: URL;
}

/** Opens the same upgrade to the back end, and passes both ways. Either end closes the other. */
export function tunnel({ request, socket, head, target }: Upgrade): void {
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
  beyond.pipe(socket);
}

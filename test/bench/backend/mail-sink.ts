/** An SMTP server that takes every mail and keeps none, as a process of its own: what it does must not be measured. */
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => done());
  },
});
// A back end that is stopped leaves its connections as they are.
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo;
  process.stdout.write(`${port}\n`);
});

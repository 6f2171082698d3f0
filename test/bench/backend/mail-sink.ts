/** An SMTP server that discards all mails, as a separate process that is not measured. */
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
// A stopped back end drops its connections.
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo;
  process.stdout.write(`${port}\n`);
});

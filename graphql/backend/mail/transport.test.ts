/** Requirements for a mail server before it gets mails, which contain secret links (D55). */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mailTo } from '../testing/mail-server.ts';
import { failureOf } from './failure.ts';
import { type Transport, smtpTransport } from './transport.ts';
import { outerAddress } from '../testing/requests.ts';

const servers: SMTPServer[] = [];
const transports: Transport[] = [];
afterEach(() => {
  for (const transport of transports.splice(0)) transport.close();
  for (const server of servers.splice(0)) server.close(() => undefined);
});

/** A server with or without STARTTLS on all addresses, and the mails it received. */
const serverWith = async (disabledCommands: string[]) => {
  const said: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', ...disabledCommands],
    logger: false,
    onMailFrom: (address, _session, done) => {
      said.push(address.address);
      done();
    },
  });
  servers.push(server);
  server.listen(0, '0.0.0.0');
  await once(server.server, 'listening');
  return { said, port: (server.server.address() as AddressInfo).port };
};

const outcomeAt = async (url: string): Promise<string> => {
  const transport = smtpTransport(url, 'door@vestibule.example');
  transports.push(transport);
  return transport.deliver(mailTo('ada@example.org')).then(
    () => 'delivered',
    (error: unknown) => failureOf(error).reason,
  );
};

test.runIf(outerAddress)('a remote server without STARTTLS gets no mail [ASVS 11.2.3]', async () => {
  const { said, port } = await serverWith(['STARTTLS']);
  expect([await outcomeAt(`smtp://${outerAddress}:${port}`), said]).toEqual(['tls', []]);
});

test.runIf(outerAddress)('a remote server with an untrusted certificate gets no mail', async () => {
  const { said, port } = await serverWith([]);
  expect([await outcomeAt(`smtp://${outerAddress}:${port}`), said]).toEqual(['tls', []]);
});

test('a local relay needs no TLS', async () => {
  const { said, port } = await serverWith(['STARTTLS']);
  expect([await outcomeAt(`smtp://localhost:${port}`), said]).toEqual(['delivered', ['door@vestibule.example']]);
});

test('a local relay needs no trusted certificate', async () => {
  const { said, port } = await serverWith([]);
  expect([await outcomeAt(`smtp://localhost:${port}`), said]).toEqual(['delivered', ['door@vestibule.example']]);
});

/** Effect of every SMTP reply and connection failure on a mail and on the queue behind it. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REASONS } from '../store/mail-failures.ts';
import { type MailServer, type Step, startInterrupter, startMailServer, mailTo } from '../testing/mail-server.ts';
import { outerAddress } from '../testing/requests.ts';
import { failureOf } from './failure.ts';
import { type Transport, smtpTransport } from './transport.ts';

/** Timeouts that detect a hang; everything else is faster, even on a busy machine. */
const DEFAULT_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 2000, socketTimeout: 3000 };

let smtp: MailServer;
let transport: Transport | undefined;
const servers: SMTPServer[] = [];
beforeEach(async () => {
  smtp = await startMailServer({ login: true });
});
afterEach(async () => {
  transport?.close();
  for (const server of servers.splice(0)) server.close(() => undefined);
  await smtp.close();
});
const open = (url: string) => (transport = smtpTransport(url, 'door@vestibule.example', DEFAULT_TIMEOUTS));

/** Result of a mail: `[reason, effect on the mail, whether it holds the queue]`. */
const outcomeAt = (url: string) =>
  open(url)
    .deliver(mailTo('ada@example.org'))
    .then(
      () => ['delivered'],
      (error: unknown) => {
        const { reason } = failureOf(error);
        const { mail, holdsQueue } = REASONS[reason];
        return [reason, mail, holdsQueue];
      },
    );

const HELD = ['untried', true] as const;
const DEFERRED = ['deferred', false] as const;
const FINAL = ['undeliverable', false] as const;

test.each<[Step, string, readonly [string, string, boolean]]>([
  ['greeting', '421 4.3.2 Service shutting down', ['unavailable', ...HELD]],
  ['greeting', '554 5.7.1 No service for this address', ['server-refused', ...HELD]],
  ['auth', '535 5.7.8 Authentication credentials invalid', ['login', ...HELD]],
  ['mail', '530 5.7.0 Authentication required', ['login', ...HELD]],
  ['mail', '550 5.7.1 Sender not allowed', ['sender-refused', ...HELD]],
  ['mail', '451 4.3.0 Local error', ['unavailable', ...HELD]],
  ['mail', '552 5.3.4 Message size exceeds limit', ['content-refused', ...DEFERRED]],
  ['rcpt', '550 5.1.1 No such user', ['recipient-refused', ...FINAL]],
  ['rcpt', '550 No such user here', ['recipient-refused', ...FINAL]],
  ['rcpt', '550 5.2.1 Mailbox disabled', ['recipient-refused', ...FINAL]],
  ['rcpt', '550 5.7.1 Relaying denied', ['policy', ...DEFERRED]],
  ['rcpt', '550 relay not permitted', ['policy', ...DEFERRED]],
  ['rcpt', '550 5.1.8 Sender refused', ['policy', ...DEFERRED]],
  ['rcpt', '552 5.2.2 Mailbox full', ['policy', ...DEFERRED]],
  ['rcpt', '451 4.7.1 Greylisted', ['try-later', ...DEFERRED]],
  ['rcpt', '530 5.7.0 Authentication required', ['login', ...HELD]],
  ['rcpt', '421 4.7.0 Closing', ['connection-lost', 'deferred', true]],
  ['data', '552 5.3.4 Too large', ['content-refused', ...DEFERRED]],
  ['data', '550 Looks like spam', ['content-refused', ...DEFERRED]],
  ['data', '550 5.7.1 Refused by policy', ['policy', ...DEFERRED]],
  ['data', '550 5.1.1 No such user', ['recipient-refused', ...FINAL]],
  ['data', '451 4.3.0 Local error', ['try-later', ...DEFERRED]],
  ['data', '421 4.3.2 Closing', ['connection-lost', 'deferred', true]],
])('%s answered %s', async (step, reply, outcome) => {
  smtp.replies[step] = reply;
  expect(await outcomeAt(smtp.url)).toEqual(outcome);
  expect(smtp.received).toEqual([]);
});

test('the reply is stored for operators, its codes are logged', async () => {
  smtp.replies.rcpt = '550 5.1.1 <ada@example.org>: no such user';
  const error: unknown = await open(smtp.url)
    .deliver(mailTo('ada@example.org'))
    .catch((thrown: unknown) => thrown);
  expect(failureOf(error)).toEqual({
    reason: 'recipient-refused',
    detail: '550 5.1.1 <ada@example.org>: no such user',
    reply: 550,
    status: '5.1.1',
  });
});

describe.each([['cut'], ['hang']] as const)('the connection: %s', (how) => {
  const LOST = ['connection-lost', 'deferred', true];
  test.each([
    [null, ['unreachable', ...HELD]],
    ['EHLO', LOST],
    ['AUTH', LOST],
    ['MAIL FROM', LOST],
    ['RCPT TO', LOST],
    ['DATA', LOST],
    ['.', LOST],
  ] as const)('at %s', async (at, outcome) => {
    const front = await startInterrupter(smtp.port);
    front.interruption.at = at;
    front.interruption.how = how;
    expect(await outcomeAt(front.urlWithLogin)).toEqual(outcome);
    front.close();
    expect(smtp.received).toEqual([]);
  });
});

test('connection refused', async () => {
  await smtp.close();
  expect(await outcomeAt(smtp.url)).toEqual(['unreachable', ...HELD]);
});

test('unknown host name', async () => {
  expect(await outcomeAt('smtp://mail.invalid')).toEqual(['unreachable', ...HELD]);
});

// One mail, one recipient (D18, D42): an address that is a list or contains a header adds no recipient.

test.each([['ada@example.org'], ["o'neil+door/a=b{c}|d@example.org"]])('%s is one recipient', async (address) => {
  await open(smtp.url).deliver(mailTo(address));
  expect(smtp.received.map(({ to }) => to)).toEqual([[address]]);
});

test.each([
  ['a list', 'ada@example.org, eve@elsewhere.example'],
  ['a group', 'us: ada@example.org, eve@elsewhere.example;'],
  ['a name before it', 'Ada <eve@elsewhere.example>'],
  ['a comment', 'ada@example.org (eve@elsewhere.example)'],
  ['a quoted local part', '"ada@example.org, eve"@elsewhere.example'],
  ['a second line', 'ada@example.org\r\nBcc: eve@elsewhere.example'],
  ['a second command', 'ada@example.org>\r\nRCPT TO:<eve@elsewhere.example'],
])('%s is no recipient: the server refuses it permanently', async (_what, address) => {
  await expect(open(smtp.url).deliver(mailTo(address))).rejects.toMatchObject({ responseCode: 501 });
  expect(smtp.received.map(({ to }) => to)).toEqual([]);
});

// Requirements for a mail server before it gets mails, which contain secret links (D55).

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

test.runIf(outerAddress)('a remote server without STARTTLS gets no mail [ASVS 11.2.3]', async () => {
  const { said, port } = await serverWith(['STARTTLS']);
  expect([await outcomeAt(`smtp://${outerAddress}:${port}`), said]).toEqual([['tls', ...HELD], []]);
});

test.runIf(outerAddress)('a remote server with an untrusted certificate gets no mail', async () => {
  const { said, port } = await serverWith([]);
  expect([await outcomeAt(`smtp://${outerAddress}:${port}`), said]).toEqual([['tls', ...HELD], []]);
});

test.each([
  ['TLS', ['STARTTLS']],
  ['trusted certificate', []],
])('a local relay needs no %s', async (_what, disabled) => {
  const { said, port } = await serverWith(disabled);
  expect([await outcomeAt(`smtp://localhost:${port}`), said]).toEqual([['delivered'], ['door@vestibule.example']]);
});

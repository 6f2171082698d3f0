/** Effect of every SMTP reply and connection failure on a mail and on the queue behind it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, type Step, startInterrupter, startMailServer, mailTo } from '../testing/mail-server.ts';
import { REASONS } from '../store/mail-failures.ts';
import { failureOf } from './failure.ts';
import { type Transport, smtpTransport } from './transport.ts';

/** Timeouts that detect a hang; everything else is faster, even on a busy machine. */
const DEFAULT_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 2000, socketTimeout: 3000 };

let smtp: MailServer;
let transport: Transport;
beforeEach(async () => {
  smtp = await startMailServer({ login: true });
});
afterEach(async () => {
  transport.close();
  await smtp.close();
});

/** Result of a mail: `[reason, effect on the mail, whether it holds the queue]`. */
const outcomeAt = async (url: string) => {
  transport = smtpTransport(url, 'door@vestibule.example', DEFAULT_TIMEOUTS);
  return transport.deliver(mailTo('ada@example.org')).then(
    () => ['delivered'],
    (error: unknown) => {
      const { reason } = failureOf(error);
      const { mail, holdsQueue } = REASONS[reason];
      return [reason, mail, holdsQueue];
    },
  );
};

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
  transport = smtpTransport(smtp.url, 'door@vestibule.example', DEFAULT_TIMEOUTS);
  const error: unknown = await transport.deliver(mailTo('ada@example.org')).catch((thrown: unknown) => thrown);
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

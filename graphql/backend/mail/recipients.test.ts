/** One mail, one recipient (D18, D42): an address that is a list or contains a header adds no recipient. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer, mailTo } from '../testing/mail-server.ts';
import { type Transport, smtpTransport } from './transport.ts';

let smtp: MailServer;
let transport: Transport;
beforeAll(async () => {
  smtp = await startMailServer();
  transport = smtpTransport(smtp.url, 'door@vestibule.example');
});
afterAll(async () => {
  transport.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
});

const recipients = () => smtp.received.map(({ to }) => to);

test.each([['ada@example.org'], ["o'neil+door/a=b{c}|d@example.org"]])('%s is one recipient', async (address) => {
  await transport.deliver(mailTo(address));
  expect(recipients()).toEqual([[address]]);
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
  await expect(transport.deliver(mailTo(address))).rejects.toMatchObject({ responseCode: 501 });
  expect(recipients()).toEqual([]);
});

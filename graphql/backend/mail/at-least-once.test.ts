/**
 * A mail is sent once, unless the process fails before it stores the delivery; then again with the same Message-ID
 * (D42).
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formOf, temporaryFolder } from '../testing/harness.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { startProcess } from '../testing/own-process.ts';
import { clientOf } from '../testing/client.ts';

const dir = temporaryFolder();
let smtp: MailServer;
beforeEach(async () => {
  smtp = await startMailServer();
});
afterEach(async () => {
  await smtp.close();
});

const messageIds = () => smtp.received.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1]);

test('a process killed after the server’s 250 but before storing it: the next process sends the mail again', async () => {
  const settings = { DATA_DIR: dir, PORT: '0', SMTP_URL: smtp.url, MAIL_FROM: 'door@vestibule.example' };
  const held = Promise.withResolvers<void>();
  smtp.behaviour.hold = held.promise;
  const first = startProcess(settings);
  const url = await first.url();
  await clientOf(url).submit(formOf('ada@example.org'));
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), 60_000);
  // Stops the process before it can read the 250 reply.
  first.child.kill('SIGSTOP');
  const said = smtp.bytesSent();
  held.resolve();
  await vi.waitFor(() => expect(smtp.bytesSent()).toBeGreaterThan(said), 60_000);
  first.child.kill('SIGKILL');
  expect((await first.ended).code).toBe(null);

  const second = startProcess({ ...settings, CLOCK_OFFSET: '+3m' });
  await second.firstLine();
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 60_000);
  second.child.kill('SIGTERM');
  const { code, text } = await second.ended;
  const [id, ...others] = messageIds();
  expect([code, id, others]).toEqual([0, expect.stringMatching(/^<[\w-]+@localhost>$/), [id]]);
  expect(text).toContain('"event":"mail.delivered"');
});

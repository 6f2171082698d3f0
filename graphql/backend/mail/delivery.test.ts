import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mails } from '../store/schema.ts';
import { adminOn } from '../testing/admin.ts';
import { formOf, startForTest, movableClock } from '../testing/harness.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { PLACEHOLDER_RECIPIENT } from './placeholder-recipient.ts';
import { agreed } from '../testing/client.ts';

const clock = movableClock();
let smtp: MailServer;
let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  smtp = await startMailServer();
  server = await startForTest({ SMTP_URL: smtp.url, MAIL_FROM: 'door@vestibule.example' }, clock);
});
afterAll(async () => {
  await server.stop();
  await smtp.close();
});
beforeEach(() => {
  smtp.received.length = 0;
  smtp.replies.data = undefined;
  smtp.replies.rcpt = undefined;
});

const deliver = async () => server.backEnd.mailer.outbox?.deliverDue();
const stored = async (email: string) => {
  const [row] = await server.backEnd.store.db.select().from(mails).where(eq(mails.recipient, email));
  return row;
};
const header = (source: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\r\n[ \t].*)*)`, 'mi')
    .exec(source)?.[1]
    ?.replaceAll(/\r\n\s+/g, ' ')
    .trim();

test('a mail is sent by SMTP: text and HTML, to exactly that address [ASVS 1.3.3, 14.2.4]', async () => {
  const email = "o'neil+door@example.org";
  await server.submit(formOf(email, { firstName: 'Zoë' }), { consents: agreed('AT', true) });
  await deliver();
  const [mail, ...others] = smtp.received;
  const source = mail?.source ?? '';
  expect(others).toEqual([]);
  expect([mail?.from, mail?.to]).toEqual(['door@vestibule.example', [email]]);
  expect(header(source, 'From')).toBe('Vestibule <door@vestibule.example>');
  expect(header(source, 'To')).toBe(email);
  expect(header(source, 'Subject')).toBe('Activate your Vestibule account');
  expect(header(source, 'Content-Type')).toMatch(/^multipart\/alternative; /);
  expect(header(source, 'Auto-Submitted')).toBe('auto-generated');
  expect(header(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  // On one line: relays that unfold the header break its DKIM signature.
  expect(source).toMatch(
    /^List-Unsubscribe: <http:\/\/localhost:\d+\/acquisition\/en\/newsletter\/unsubscribe\?token=[\w.-]+>\r$/m,
  );
  const row = await stored(email);
  expect(header(source, 'Message-ID')).toBe(row?.messageId);
  // The contents have secret links, so they are deleted after delivery.
  expect(row).toMatchObject({
    deliveredAt: clock.now(),
    attempts: 1,
    text: '',
    html: '',
    links: [],
    unsubscribeUrl: null,
  });
});

test('a temporary refusal is retried with the same Message-ID [ASVS 16.5.2]', async () => {
  const email = 'later@example.org';
  smtp.replies.data = '451 4.3.0 Not now';
  await server.submit(formOf(email));
  await deliver();
  const { messageId } = (await stored(email)) ?? {};
  expect(await stored(email)).toMatchObject({ attempts: 1, deliveredAt: null });
  smtp.replies.data = undefined;
  await deliver();
  expect(smtp.received).toEqual([]);
  clock.advance(5000);
  await deliver();
  expect(smtp.received.map(({ source }) => header(source, 'Message-ID'))).toEqual([messageId]);
  expect(await stored(email)).toMatchObject({ attempts: 2, deliveredAt: clock.now() });
});

test('if account states are hidden, a mail is sent at a random time within five seconds (D40)', async () => {
  const { mailer, settings } = server.backEnd;
  if (!mailer.outbox) throw new Error('no outbox');
  const woken = vi.spyOn(mailer.outbox, 'wake');
  await server.submit(formOf('at-once@example.org'));
  settings.revealAccountState = false;
  try {
    await server.submit(formOf('by-chance@example.org'));
  } finally {
    settings.revealAccountState = true;
  }
  expect(woken.mock.calls).toEqual([[0], [5000]]);
  woken.mockRestore();
  const recipients = () => smtp.received.flatMap(({ to }) => to);
  await vi.waitFor(() => expect(recipients()).toEqual(['at-once@example.org', 'by-chance@example.org']), 60_000);
});

test('a placeholder mail is composed and not sent (D40)', async () => {
  await server.resend({ email: 'nobody-here@example.org', registrationCode: 'VESTIBULE' });
  await deliver();
  expect(smtp.received).toEqual([]);
  expect(await stored(PLACEHOLDER_RECIPIENT)).toMatchObject({
    deliveredAt: clock.now(),
    attempts: 1,
    nextAttemptAt: null,
    subject: 'Activate your Vestibule account',
    text: '',
    html: '',
    links: [],
  });
});

test('failed mails are listed, and retried on a command (D53)', async () => {
  const email = 'failed@example.org';
  const admin = adminOn(() => server.backEnd);
  smtp.replies.rcpt = '550 5.1.1 No such user';
  await server.ask('applyForMembership', email, 'sv');
  await deliver();
  const stateOf = async () => {
    const [mail] = JSON.parse((await admin(`mails list --to ${email} --json`)).out) as {
      state: string;
      attempts: number;
    }[];
    return [mail?.state, mail?.attempts];
  };
  expect(await stateOf()).toEqual(['failed', 1]);
  smtp.replies.rcpt = undefined;
  expect((await admin(`mails send-again ${email}`)).out).toBe(
    'Is tried again now: “Vi har fått din intresseanmälan till Vestibule” to failed@example.org.\n',
  );
  await deliver();
  expect(smtp.received.map(({ to }) => to)).toEqual([[email]]);
  expect(await stateOf()).toEqual(['sent', 1]);
});

test('due mails are sent when the back end stops', async () => {
  const email = 'leaving@example.org';
  await server.submit(formOf(email));
  await server.stop();
  expect(smtp.received.map(({ to }) => to)).toEqual([[email]]);
});

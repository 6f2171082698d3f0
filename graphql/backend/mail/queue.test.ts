/** The mail queue: what leaves, what happens while the server accepts no mail or refuses one, what operators see. */
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND, after } from '../common/clock.ts';
import { silentLog } from '../common/log.ts';
import { LEASE, runOutbox } from '../common/outbox.ts';
import { prune } from '../pruning.ts';
import { activationLinks, mailHolds, mails } from '../store/schema.ts';
import { agreed } from '../testing/client.ts';
import { formOf } from '../testing/harness.ts';
import type { Step } from '../testing/mail-server.ts';
import { BEGIN, byText, mailingBackEnd, threeTimes } from '../testing/mailing-back-end.ts';
import { mailRounds } from './outbox.ts';
import { PLACEHOLDER_RECIPIENT } from './placeholder-recipient.ts';
import { smtpTransport } from './transport.ts';

const { admin, clock, db, deliver, linesOf, listed, messageIds, registerThree, restart, server, smtp, stored } =
  mailingBackEnd();

/** The queue of another process on the same database. */
const anotherOutbox = () =>
  runOutbox(mailRounds(db(), smtpTransport(smtp().url, 'door@vestibule.example'), clock, silentLog));
const rowTo = async (email: string) => (await db().select().from(mails).where(eq(mails.recipient, email)))[0];

/** Delivers again and again, each time this many milliseconds later. */
async function deliverEvery(pause: number, times: number) {
  for (let round = 0; round < times; round += 1) {
    clock.advance(pause);
    await deliver();
  }
}

const header = (source: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\r\n[ \t].*)*)`, 'mi')
    .exec(source)?.[1]
    ?.replaceAll(/\r\n\s+/g, ' ')
    .trim();

test('a mail is sent by SMTP: text and HTML, to exactly that address [ASVS 1.3.3, 14.2.4]', async () => {
  const email = "o'neil+door@example.org";
  await server().submit(formOf(email, { firstName: 'Zoë' }), { consents: agreed('AT', true) });
  await deliver();
  const [mail, ...others] = smtp().received;
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
  const row = await rowTo(email);
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
  smtp().replies.data = '451 4.3.0 Not now';
  await server().submit(formOf(email));
  await deliver();
  const { messageId } = (await rowTo(email)) ?? {};
  expect(await rowTo(email)).toMatchObject({ attempts: 1, deliveredAt: null });
  smtp().replies.data = undefined;
  await deliver();
  expect(smtp().received).toEqual([]);
  clock.advance(5000);
  await deliver();
  expect(smtp().received.map(({ source }) => header(source, 'Message-ID'))).toEqual([messageId]);
  expect(await rowTo(email)).toMatchObject({ attempts: 2, deliveredAt: clock.now() });
});

test('if account states are hidden, a mail is sent at a random time within five seconds (D40)', async () => {
  const { mailer, settings } = server().backEnd;
  if (!mailer.outbox) throw new Error('no outbox');
  const woken = vi.spyOn(mailer.outbox, 'wake');
  await server().submit(formOf('at-once@example.org'));
  settings.revealAccountState = false;
  try {
    await server().submit(formOf('by-chance@example.org'));
  } finally {
    settings.revealAccountState = true;
  }
  expect(woken.mock.calls).toEqual([[0], [5000]]);
  woken.mockRestore();
  const recipients = () => smtp().received.flatMap(({ to }) => to);
  await vi.waitFor(() => expect(recipients()).toEqual(['at-once@example.org', 'by-chance@example.org']), 60_000);
});

test('a placeholder mail is composed and not sent (D40)', async () => {
  await server().resend({ email: 'nobody-here@example.org', registrationCode: 'VESTIBULE' });
  await deliver();
  expect(smtp().received).toEqual([]);
  expect(await rowTo(PLACEHOLDER_RECIPIENT)).toMatchObject({
    deliveredAt: clock.now(),
    attempts: 1,
    nextAttemptAt: null,
    subject: 'Activate your Vestibule account',
    text: '',
    html: '',
    links: [],
  });
});

test('due mails are sent when the back end stops', async () => {
  const email = 'leaving@example.org';
  await server().submit(formOf(email));
  await server().stop();
  expect(smtp().received.map(({ to }) => to)).toEqual([[email]]);
});

test.each<[Step, string, string, string | null]>([
  ['greeting', '554 5.7.1 No service', 'server-refused', 'operator'],
  ['greeting', '421 4.3.2 Shutting down', 'unavailable', null],
  ['auth', '535 5.7.8 Authentication failed', 'login', 'operator'],
  ['mail', '550 5.7.1 Sender not allowed', 'sender-refused', 'operator'],
])(
  '%s answered %s for three days: mails wait, are listed with the reason, and are sent when the server recovers',
  async (step, reply, reason, fault) => {
    smtp().replies[step] = reply;
    await registerThree();
    // Of three mails one or two were tried, then one per probe; attempts stay at 0.
    expect(
      (await listed()).map(({ to, state, attempts, reason, detail }) => [to, state, attempts, reason, detail]),
    ).toEqual(['cleo', 'bo', 'ada'].map((name) => [`${name}@example.org`, 'held', 0, reason, reply]));
    clock.advance(3 * DAY);
    const asked = smtp().asked.greeting;
    await deliver();
    // An earlier connection may still be open if the server accepts some mails.
    expect(smtp().asked.greeting - asked).toBeLessThanOrEqual(1);
    const [first] = linesOf('mail.queue-held');
    const [replyCode, status] = reply.split(' ');
    expect(first).toEqual({
      reason,
      fault,
      reply: Number(replyCode),
      status,
      waiting: expect.any(Number),
      since: BEGIN,
    });
    expect(linesOf('mail.queue-held').at(-1)).toEqual({ ...first, waiting: 3 });

    const ids = (await stored()).map(({ messageId }) => messageId).toSorted(byText);
    smtp().replies[step] = undefined;
    clock.advance(10 * MINUTE);
    await deliver();
    expect(messageIds().toSorted(byText)).toEqual(ids);
    expect((await stored()).map(({ deliveredAt, attempts }) => [deliveredAt, attempts])).toEqual(
      threeTimes([clock.now(), 1]),
    );
    expect([linesOf('mail.queue-released'), linesOf('mail.undeliverable'), linesOf('mail.deferred')]).toEqual([
      [{ waiting: 2, since: BEGIN }],
      [],
      [],
    ]);
    // Never delivered before, so each link is valid for a day from now (D25).
    const links = await db()
      .select({ expiresAt: activationLinks.expiresAt })
      .from(activationLinks)
      .innerJoin(mails, eq(mails.activationLink, activationLinks.idHash));
    expect(links).toEqual(threeTimes({ expiresAt: new Date(clock.now().getTime() + DAY) }));
  },
);

test('an unreachable server is probed with one mail, logged once a minute, and used within a minute of its return', async () => {
  await smtp().close();
  await registerThree();
  const probes: number[] = [];
  for (let second = 0; second < 600; second += 5) {
    const [before] = await db().select().from(mailHolds);
    await deliver();
    const [hold] = await db().select().from(mailHolds);
    if (hold?.failures !== before?.failures) probes.push(clock.now().getTime() - Date.parse(BEGIN));
    clock.advance(5 * SECOND);
  }
  expect(probes.map((at, nth) => at - (probes[nth - 1] ?? 0)).slice(-5)).toEqual(Array<number>(5).fill(50 * SECOND));
  const reported = linesOf('mail.queue-held').length;
  expect([reported > 5, reported <= 11]).toEqual([true, true]);
  await restart();
  clock.advance(50 * SECOND);
  await deliver();
  expect(
    smtp()
      .received.flatMap(({ to }) => to)
      .toSorted(byText),
  ).toEqual(['ada', 'bo', 'cleo'].map((name) => `${name}@example.org`));
});

test('lost connections defer each mail with growing delays, and all are retried at once when the server recovers', async () => {
  smtp().replies.data = '421 4.3.2 Closing';
  await registerThree();
  await deliverEvery(50 * SECOND, 130);
  const putOff = (await stored()).map(({ nextAttemptAt }) => (nextAttemptAt?.getTime() ?? 0) - clock.now().getTime());
  expect(Math.max(...putOff)).toBeGreaterThan(MINUTE);
  expect((await listed()).map(({ state, reason }) => [state, reason])).toEqual(threeTimes(['held', 'connection-lost']));
  smtp().replies.data = undefined;
  await server().submit(formOf('dora@example.org'));
  clock.advance(50 * SECOND);
  await deliver();
  expect((await listed('--state sent')).length).toBe(4);
});

test('a mail that breaks the connection each time does not block others and is retried less often', async () => {
  smtp().behaviour.breaksAt = 'breaks@example.org';
  await server().submit(formOf('breaks@example.org'));
  const others = Array.from({ length: 8 }, (_, nth) => `guest-${nth}@example.org`);
  for (const email of others) {
    await server().submit(formOf(email));
    await deliver();
    clock.advance(5 * SECOND);
    await deliver();
    expect((await listed(`--to ${email}`)).map(({ state }) => state)).toEqual(['sent']);
    clock.advance(15 * MINUTE);
  }
  const [{ attempts, reason } = { attempts: 0, reason: null }] = await listed('--to breaks@example.org');
  expect([reason, Number(attempts) > 5, Number(attempts) < 20]).toEqual(['connection-lost', true, true]);
});

test('placeholder mails do not count as a response of the server (D40)', async () => {
  smtp().replies.auth = '535 5.7.8 Authentication failed';
  await server().submit(formOf('ada@example.org'));
  await deliver();
  await server().resend({ email: 'nobody-here@example.org', registrationCode: 'VESTIBULE' });
  await deliver();
  const ofNobody = async () => (await rowTo(PLACEHOLDER_RECIPIENT))?.deliveredAt;
  expect(await ofNobody()).toBeNull();
  for (const probe of [1, 2]) {
    clock.advance(probe * HOUR);
    await deliver();
  }
  expect([await ofNobody(), linesOf('mail.queue-released')]).toEqual([clock.now(), []]);
  expect((await listed()).map(({ to, state }) => [to, state])).toEqual([['ada@example.org', 'held']]);
});

test('an operator can trigger the next attempt', async () => {
  smtp().replies.auth = '535 5.7.8 Authentication failed';
  await registerThree();
  await deliverEvery(10 * MINUTE, 6);
  const [hold] = await db().select().from(mailHolds);
  expect(hold?.nextProbeAt).toEqual(new Date(clock.now().getTime() + 10 * MINUTE));
  smtp().replies.auth = undefined;
  expect((await admin('mails send-again --waiting')).out).toBe('3 mails are tried again now.\n');
  await deliver();
  expect(smtp().received).toHaveLength(3);
});

test('a starting process probes at once, because its settings may differ', async () => {
  smtp().replies.auth = '535 5.7.8 Authentication failed';
  await registerThree();
  smtp().replies.auth = undefined;
  const other = anotherOutbox();
  await other.deliverDue();
  expect(smtp().received).toHaveLength(3);
  await other.stop();
});

test('of links requested meanwhile only the last is mailed, because earlier ones are dead (D25)', async () => {
  smtp().replies.auth = '535 5.7.8 Authentication failed';
  const { token } = await server().submit(formOf('ada@example.org'));
  await deliver();
  clock.advance(MINUTE);
  expect(await server().resend({}, { bearer: token })).toEqual({
    accepted: true,
    retryAfter: 60,
    status: null,
  });
  const last = (await stored()).at(-1)?.messageId;
  smtp().replies.auth = undefined;
  clock.advance(10 * MINUTE);
  await deliver();
  await deliver();
  expect(messageIds()).toEqual([last]);
  expect((await listed()).map(({ state, reason }) => [state, reason])).toEqual([
    ['sent', null],
    ['failed', 'superseded'],
  ]);
});

test('relay denied: each mail is retried for days, is listed as held, and all are sent at once on a command', async () => {
  smtp().replies.rcpt = '550 5.7.1 Relaying denied';
  await registerThree();
  const [line] = linesOf('mail.deferred');
  expect(line).toEqual({
    mail: expect.any(String),
    attempts: 1,
    reason: 'policy',
    fault: 'operator',
    reply: 550,
    status: '5.7.1',
    nextAttemptIn: 5,
  });
  for (const pause of [
    5 * SECOND,
    30 * SECOND,
    2 * MINUTE,
    10 * MINUTE,
    30 * MINUTE,
    HOUR,
    3 * HOUR,
    3 * HOUR,
    3 * DAY,
  ]) {
    clock.advance(pause);
    await deliver();
  }
  expect(await listed('--reason policy --to ada@example.org')).toEqual([
    {
      to: 'ada@example.org',
      state: 'held',
      attempts: 10,
      nextAttemptAt: new Date(clock.now().getTime() + 3 * HOUR).toISOString(),
      reason: 'policy',
      detail: '550 5.7.1 Relaying denied',
    },
  ]);
  smtp().replies.rcpt = undefined;
  expect((await admin('mails send-again --reason policy')).out).toBe('3 mails are tried again now.\n');
  await deliver();
  expect((await listed()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  const actions = JSON.parse((await admin('actions list --json')).out) as Record<string, unknown>[];
  expect(actions.filter(({ command }) => command === 'mails send-again')).toEqual([
    {
      doneAt: clock.now().toISOString(),
      operator: 'tester',
      command: 'mails send-again',
      counts: 'mails 3, pastUse 0',
      subject: null,
    },
  ]);
});

test('refused recipients are final at once and can be sent again together', async () => {
  smtp().replies.rcpt = '550 5.1.1 No such user';
  await registerThree();
  expect(await listed('--state failed --to bo@example.org')).toEqual([
    {
      to: 'bo@example.org',
      state: 'failed',
      attempts: 1,
      nextAttemptAt: null,
      reason: 'recipient-refused',
      detail: '550 5.1.1 No such user',
    },
  ]);
  expect(linesOf('mail.undeliverable')).toHaveLength(3);
  clock.advance(DAY);
  await deliver();
  expect(smtp().asked.rcpt).toBe(3);
  await prune(db(), clock.now());
  smtp().replies.rcpt = undefined;
  expect((await admin('mails send-again --failed --json')).out).toBe('{\n  "mails": 3,\n  "pastUse": 0\n}\n');
  await deliver();
  expect(smtp().received).toHaveLength(3);
  expect((await admin('mails send-again')).err).toBe('Which: ADDRESS, --failed, --waiting or --reason?\n');
});

test('failed mails are listed, and retried on a command (D53)', async () => {
  smtp().replies.rcpt = '550 5.1.1 No such user';
  await server().ask('applyForMembership', 'failed@example.org', 'sv');
  await deliver();
  const states = async () => (await listed()).map(({ state, attempts }) => [state, attempts]);
  expect(await states()).toEqual([['failed', 1]]);
  smtp().replies.rcpt = undefined;
  expect((await admin('mails send-again failed@example.org')).out).toBe(
    'Is tried again now: “Vi har fått din intresseanmälan till Vestibule” to failed@example.org.\n',
  );
  await deliver();
  expect(smtp().received.map(({ to }) => to)).toEqual([['failed@example.org']]);
  expect(await states()).toEqual([['sent', 1]]);
});

test('a mail waits until it expires, then is final, listed, and without contents', async () => {
  smtp().replies.auth = '535 5.7.8 Authentication failed';
  await server().ask('applyForMembership', 'ada@example.org');
  await server().submit(formOf('bo@example.org'));
  await deliver();
  clock.advance(5 * DAY);
  await deliver();
  await deliver();
  expect((await listed()).map(({ to, state, reason }) => [to, state, reason])).toEqual([
    ['bo@example.org', 'held', 'login'],
    ['ada@example.org', 'failed', 'too-old'],
  ]);
  expect(await rowTo('ada@example.org')).toMatchObject({
    text: '',
    html: '',
    links: [],
    unsubscribeUrl: null,
    nextAttemptAt: null,
  });
  expect((await admin('mails send-again --failed')).out).toBe(
    '0 mails are tried again now.\n1 mail can’t be: what was in them is of no use any more.\n',
  );
});

test('a mail that was given up keeps its contents until it expires, and is deleted after 30 days', async () => {
  smtp().replies.rcpt = '550 5.1.1 No such user';
  await server().submit(formOf('ada@example.org'));
  await deliver();
  const links = async () => (await stored()).map(({ links }) => links.length);
  const linksAfter = async (time: number) => {
    clock.advance(time);
    await prune(db(), clock.now());
    return links();
  };
  expect([
    await linksAfter(13 * DAY),
    await linksAfter(DAY),
    await linksAfter(15 * DAY),
    await linksAfter(DAY),
  ]).toEqual([[1], [0], [0], []]);
});

// Several processes deliver from one database without duplicates (D44).

afterEach(() => void vi.useRealTimers());

test('another process sends no second copy while a slow server receives the mail', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const others = [anotherOutbox(), anotherOutbox()];
  const held = Promise.withResolvers<void>();
  smtp().behaviour.hold = held.promise;
  await server().submit(formOf('ada@example.org'));
  const delivered = deliver();
  await vi.waitFor(() => expect(smtp().received).toHaveLength(1), 60_000);
  for (let quarter = 0; quarter < 8; quarter += 1) {
    clock.advance(LEASE / 4);
    vi.advanceTimersByTime(LEASE / 4);
    const lease = [after(clock.now(), LEASE)];
    await vi.waitFor(
      async () => expect((await stored()).map(({ nextAttemptAt }) => nextAttemptAt)).toEqual(lease),
      60_000,
    );
    await Promise.all(others.map((outbox) => outbox.deliverDue()));
  }
  held.resolve();
  await delivered;
  expect(messageIds()).toEqual((await stored()).map(({ messageId }) => messageId));
  expect(await stored()).toMatchObject([{ deliveredAt: clock.now(), attempts: 1 }]);
  await Promise.all(others.map((outbox) => outbox.stop()));
});

test('during an outage one process probes, and all deliver after it', async () => {
  smtp().replies.auth = '454 4.7.0 Temporary failure';
  const others = [anotherOutbox(), anotherOutbox()];
  await registerThree();
  await Promise.all(others.map((outbox) => outbox.deliverDue()));
  for (let minute = 0; minute < 3; minute += 1) {
    clock.advance(MINUTE);
    const asked = smtp().asked.auth;
    await Promise.all([deliver(), ...others.map((outbox) => outbox.deliverDue())]);
    expect(smtp().asked.auth - asked).toBe(1);
  }
  smtp().replies.auth = undefined;
  clock.advance(MINUTE);
  await Promise.all([deliver(), ...others.map((outbox) => outbox.deliverDue())]);
  await Promise.all([deliver(), ...others.map((outbox) => outbox.deliverDue())]);
  expect((await listed()).map(({ state, attempts }) => [state, attempts])).toEqual(threeTimes(['sent', 1]));
  expect(smtp().received).toHaveLength(3);
  await Promise.all(others.map((outbox) => outbox.stop()));
});

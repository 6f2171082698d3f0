/** A mail server that accepts no mail: operators see the cause, and no mail is lost. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../common/clock.ts';
import { silentLog } from '../common/log.ts';
import { activationLinks, mailHolds, mails } from '../store/schema.ts';
import { formOf } from '../testing/harness.ts';
import type { Step } from '../testing/mail-server.ts';
import { BEGIN, byText, mailingBackEnd, threeTimes } from '../testing/mailing-back-end.ts';
import { PLACEHOLDER_RECIPIENT } from './placeholder-recipient.ts';
import { runOutbox } from '../common/outbox.ts';
import { mailRounds } from './outbox.ts';
import { smtpTransport } from './transport.ts';

const { admin, clock, db, deliver, linesOf, listed, messageIds, registerThree, restart, server, smtp, stored } =
  mailingBackEnd();

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
  for (let probe = 0; probe < 130; probe += 1) {
    clock.advance(50 * SECOND);
    await deliver();
  }
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
  const ofNobody = async () =>
    (await db().select().from(mails).where(eq(mails.recipient, PLACEHOLDER_RECIPIENT))).map(
      ({ deliveredAt }) => deliveredAt,
    );
  expect(await ofNobody()).toEqual([null]);
  for (const probe of [1, 2]) {
    clock.advance(probe * HOUR);
    await deliver();
  }
  expect([await ofNobody(), linesOf('mail.queue-released')]).toEqual([[clock.now()], []]);
  expect((await listed()).map(({ to, state }) => [to, state])).toEqual([['ada@example.org', 'held']]);
});

test('an operator can trigger the next attempt', async () => {
  smtp().replies.auth = '535 5.7.8 Authentication failed';
  await registerThree();
  for (let probe = 0; probe < 6; probe += 1) {
    clock.advance(10 * MINUTE);
    await deliver();
  }
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
  const other = runOutbox(mailRounds(db(), smtpTransport(smtp().url, 'door@vestibule.example'), clock, silentLog));
  await other.deliverDue();
  expect(smtp().received).toHaveLength(3);
  await other.stop();
});

test('of links requested meanwhile only the last is mailed, because earlier ones are dead (D25)', async () => {
  smtp().replies.auth = '535 5.7.8 Authentication failed';
  const { token } = await server().submit(formOf('ada@example.org'));
  await deliver();
  clock.advance(MINUTE);
  expect(await server().resend({}, { bearer: token ?? null })).toEqual({
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

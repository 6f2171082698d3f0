/** A mail that the server does not accept: retries, log and operator commands. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../common/clock.ts';
import { prune } from '../pruning.ts';
import { mails } from '../store/schema.ts';
import { formOf } from '../testing/harness.ts';
import { mailingBackEnd } from '../testing/mailing-back-end.ts';

const { admin, clock, db, deliver, linesOf, listed, registerThree, server, smtp, stored } = mailingBackEnd();

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
  const [old] = await db().select().from(mails).where(eq(mails.recipient, 'ada@example.org'));
  expect(old).toMatchObject({ text: '', html: '', links: [], unsubscribeUrl: null, nextAttemptAt: null });
  expect((await admin('mails send-again --failed')).out).toBe(
    '0 mails are tried again now.\n1 mail can’t be: what was in them is of no use any more.\n',
  );
});

test('a mail that was given up keeps its contents until it expires, and is deleted after 30 days', async () => {
  smtp().replies.rcpt = '550 5.1.1 No such user';
  await server().submit(formOf('ada@example.org'));
  await deliver();
  const links = async () => (await stored()).map(({ links }) => links.length);
  const after = async (time: number) => {
    clock.advance(time);
    await prune(db(), clock.now());
    return links();
  };
  expect([await after(13 * DAY), await after(DAY), await after(15 * DAY), await after(DAY)]).toEqual([
    [1],
    [0],
    [0],
    [],
  ]);
});

/** Several processes deliver from one database without duplicates (D44). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE, after } from '../common/clock.ts';
import { silentLog } from '../common/log.ts';
import { formOf } from '../testing/harness.ts';
import { mailingBackEnd } from '../testing/mailing-back-end.ts';
import { type Outbox, runOutbox } from '../common/outbox.ts';
import { mailRounds } from './outbox.ts';
import { LEASE } from '../common/outbox.ts';
import { smtpTransport } from './transport.ts';

const { clock, db, deliver, listed, messageIds, registerThree, server, smtp, stored } = mailingBackEnd();

let others: Outbox[] = [];
beforeEach(() => {
  others = Array.from({ length: 3 }, () =>
    runOutbox(mailRounds(db(), smtpTransport(smtp().url, 'door@vestibule.example'), clock, silentLog)),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(others.map((outbox) => outbox.stop()));
});

test('another process sends no second copy while a slow server receives the mail', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
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
});

test('during an outage one process probes, and all deliver after it', async () => {
  smtp().replies.auth = '454 4.7.0 Temporary failure';
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
  expect((await listed()).map(({ state, attempts }) => [state, attempts])).toEqual(
    Array.from({ length: 3 }, () => ['sent', 1]),
  );
  expect(smtp().received).toHaveLength(3);
});

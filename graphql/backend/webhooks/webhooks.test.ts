/**
 * Webhooks of granted vouchers and their validity (D51): signed, retried until accepted, sent by one of several
 * processes.
 */
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localServer } from '../../../test/harness/local-server.ts';
import { DAY, SECOND } from '../common/clock.ts';
import { silentLog } from '../common/log.ts';
import { runOutbox } from '../common/outbox.ts';
import { webhookEvents } from '../store/schema.ts';
import { adminOn } from '../testing/admin.ts';
import { formOf, startForTest, movableClock } from '../testing/harness.ts';
import { webhookRounds } from './outbox.ts';

const KEY = Buffer.alloc(32, 7);
const secret = `whsec_${KEY.toString('base64')}`;
const clock = movableClock();
const shop = localServer();
const url = () => `${shop.origin()}/vouchers`;
let server: Awaited<ReturnType<typeof startForTest>>;
beforeEach(async () => {
  clock.set('2026-11-21T10:00:00.000Z');
  server = await startForTest({ VOUCHER_HOOK_URL: url(), VOUCHER_HOOK_SECRET: secret }, clock);
});
afterEach(() => server.stop());

const reported = () => shop.received.filter(({ path }) => path === '/vouchers');
const ids = () => reported().map(({ headers }) => headers['webhook-id']);
const deliver = async () => server.backEnd.webhooks?.deliverDue();
/** Registers with a code that has its own voucher and activates; a second call finds the account active. */
const activate = async (email = 'ada@example.org') => {
  await server.submit(formOf(email), { code: 'TWENTY' });
  const accountActivationId = await server.mailedId(email);
  const { registration } = await server.finalize({ accountActivationId });
  await server.finalize({ accountActivationId });
  await deliver();
  return registration;
};
const admin = (line: string) => adminOn(() => server.backEnd)(line);
const shown = async () => {
  const { registrations } = JSON.parse((await admin('account show ada@example.org --json')).out) as {
    registrations: Record<string, unknown>[];
  };
  return registrations.map(({ voucher, voucherUntil, shopToldAt }) => [voucher, voucherUntil, shopToldAt]);
};

test('is sent once with the activation: the voucher and its end', async () => {
  shop.answers(204, {}, '');
  const registration = await activate();
  const { headers, body } = shop.only();
  const id = String(headers['webhook-id']);
  const sentAt = String(clock.now().getTime() / SECOND);
  const signature = createHmac('sha256', KEY)
    .update(`${id}.${sentAt}.${JSON.stringify(body)}`)
    .digest('base64');
  expect([headers['webhook-timestamp'], headers['webhook-signature'], body]).toEqual([
    sentAt,
    `v1,${signature}`,
    {
      type: 'voucher.granted',
      timestamp: '2026-11-21T10:00:00.000Z',
      data: {
        registrationId: registration?.id,
        customerId: registration?.customerId,
        country: 'AT',
        locale: 'en',
        voucher: '20-percent-mov',
        percent: 20,
        minimumOrder: true,
        validFrom: '2026-11-21T10:00:00.000Z',
        validUntil: '2026-12-05T10:00:00.000Z',
      },
    },
  ]);
  expect(await shown()).toEqual([['20-percent-mov', '2026-12-05T10:00:00.000Z', '2026-11-21T10:00:00.000Z']]);
  await admin('account erase ada@example.org --yes');
  expect(await server.backEnd.store.db.$count(webhookEvents)).toBe(0);
});

test.each([500, 307])('status %i is retried with growing delays and the same id until it expires', async (refusal) => {
  shop.answers(refusal, { location: '/elsewhere' }, '');
  await activate();
  for (const [nth, pause] of [5, 30, 120].entries()) {
    for (const [wait, times] of [
      [pause - 1, nth + 1],
      [1, nth + 2],
    ] as const) {
      clock.advance(wait * SECOND);
      await deliver();
      expect(ids()).toEqual(Array.from({ length: times }, () => ids()[0]));
    }
  }
  expect(new Set(reported().map(({ headers }) => headers['webhook-timestamp'])).size).toBe(4);
  expect(await shown()).toEqual([['20-percent-mov', '2026-12-05T10:00:00.000Z', null]]);
  clock.set('2026-12-05T10:00:00.000Z');
  await deliver();
  expect(shop.received.length).toBe(4);
});

test('is sent by one process until it is accepted', async () => {
  shop.answers(503, {}, '');
  for (const name of ['ada', 'bo', 'cleo']) await activate(`${name}@example.org`);
  shop.received.length = 0;
  shop.answers(200, {}, 'taken');
  clock.advance(DAY);
  const target = { url: url(), secret };
  const others = [1, 2].map(() => runOutbox(webhookRounds(server.backEnd.store.db, target, clock, silentLog)));
  await Promise.all([deliver(), ...others.map((other) => other.stop())]);
  expect([new Set(ids()).size, ids().length]).toEqual([3, 3]);
});

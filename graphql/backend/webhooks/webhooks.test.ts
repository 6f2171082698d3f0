/** The shop is told which voucher is good, and until when (D51): signed, until it has taken it, by one of all processes. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, SECOND } from '../clock.ts';
import { silentLog } from '../log.ts';
import { runOutbox } from '../outbox.ts';
import { webhookEvents } from '../store/schema.ts';
import { adminOn } from '../testing/admin.ts';
import { formOf, startForTest } from '../testing/harness.ts';
import { movableClock } from '../testing/movable-clock.ts';
import { webhookRounds } from './outbox.ts';

const KEY = Buffer.alloc(32, 7);
const secret = `whsec_${KEY.toString('base64')}`;
const clock = movableClock();
const told: { headers: IncomingHttpHeaders; body: string }[] = [];
let status: number;
const shop = createServer((request, response) => {
  void text(request).then((body) => {
    told.push({ headers: request.headers, body });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
});
let url: string;
let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/vouchers`;
});
beforeEach(async () => {
  clock.set('2026-11-21T10:00:00.000Z');
  told.length = 0;
  status = 204;
  server = await startForTest({ VOUCHER_HOOK_URL: url, VOUCHER_HOOK_SECRET: secret }, clock);
});
afterEach(() => server.stop());
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});

const deliver = async () => server.backEnd.webhooks?.deliverDue();
/** Registers with a code whose voucher is its own, and activates. */
const activate = async (email = 'ada@example.org') => {
  await server.submit(formOf(email), { code: 'TWENTY' });
  const id = await server.mailedId(email);
  const { registration } = await server.finalize({ accountActivationId: id });
  // The second press finds it active: nothing is granted twice.
  await server.finalize({ accountActivationId: id });
  await deliver();
  return registration;
};
const admin = adminOn(() => server.backEnd);
const shown = async () => {
  const { out } = await admin('account show ada@example.org --json');
  const { registrations } = JSON.parse(out) as { registrations: Record<string, unknown>[] };
  return registrations.map(({ voucher, voucherUntil, shopToldAt }) => [voucher, voucherUntil, shopToldAt]);
};

test('with the activation, once: what was granted, and until when', async () => {
  const registration = await activate();
  expect(told.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
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
  const { headers, body } = told[0] ?? { headers: {}, body: '' };
  const [id, sentAt] = [headers['webhook-id'], String(clock.now().getTime() / SECOND)];
  expect({ id, sentAt: headers['webhook-timestamp'], signed: headers['webhook-signature'] }).toEqual({
    id: expect.stringMatching(/^evt_[\w-]{22}$/),
    sentAt,
    signed: `v1,${createHmac('sha256', KEY)
      .update(`${String(id)}.${sentAt}.${body}`)
      .digest('base64')}`,
  });
  expect(await shown()).toEqual([['20-percent-mov', '2026-12-05T10:00:00.000Z', '2026-11-21T10:00:00.000Z']]);
  await admin('account erase ada@example.org --yes');
  expect(await server.backEnd.store.db.$count(webhookEvents)).toBe(0);
});

test.each([
  ['a refusal', 500],
  ['a redirect', 307],
])('%s is asked again, later and later, with the same id', async (_, refusal) => {
  status = refusal;
  await activate();
  for (const pause of [5, 30, 120]) {
    clock.advance((pause - 1) * SECOND);
    await deliver();
    const before = told.length;
    clock.advance(SECOND);
    await deliver();
    expect(told.length - before).toBe(1);
  }
  const [first] = told;
  for (const { headers, body } of told)
    expect([headers['webhook-id'], body]).toEqual([first?.headers['webhook-id'], first?.body]);
  expect(new Set(told.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(told.length);
  expect(await shown()).toEqual([['20-percent-mov', '2026-12-05T10:00:00.000Z', null]]);
  status = 200;
  clock.advance(DAY);
  await deliver();
  await deliver();
  expect(told.length).toBe(5);
  expect(await shown()).toEqual([['20-percent-mov', '2026-12-05T10:00:00.000Z', '2026-11-22T10:02:35.000Z']]);
});

test('until the voucher has ended, for it is of no use then', async () => {
  status = 500;
  await activate();
  clock.advance(14 * DAY);
  await deliver();
  status = 200;
  clock.advance(DAY);
  await deliver();
  expect(told.length).toBe(1);
});

test('by one of all processes', async () => {
  status = 500;
  for (const name of ['ada', 'bo', 'cleo']) await activate(`${name}@example.org`);
  told.length = 0;
  status = 200;
  clock.advance(DAY);
  const others = [1, 2].map(() => runOutbox(webhookRounds(server.backEnd.store.db, { url, secret }, clock, silentLog)));
  await Promise.all([deliver(), ...others.map((other) => other.stop())]);
  expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  expect(told.length).toBe(3);
});

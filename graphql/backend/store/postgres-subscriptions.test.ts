/** Pages that wait for their activation during a database outage (D26). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/harness/eventually.ts';
import { formOf, startForTest } from '../testing/harness.ts';
import { socketTo } from '../testing/requests.ts';
import { databasesOfRun, newDatabase } from '../testing/test-databases.ts';
import { type WireProxy, startWireProxy } from '../testing/wire-proxy.ts';

type Server = Awaited<ReturnType<typeof startForTest>>;

let proxy: WireProxy;
let shaken: Server;
let steady: Server;
beforeAll(async () => {
  const DATABASE_URL = await newDatabase(databasesOfRun());
  proxy = await startWireProxy(DATABASE_URL);
  shaken = await startForTest({ DATABASE_URL: proxy.url });
  steady = await startForTest({ DATABASE_URL });
});
afterAll(async () => {
  await Promise.all([shaken.stop(), steady.stop()]);
  proxy.close();
});

const watch = (bearer: string | null | undefined) => {
  const client = socketTo(shaken.url, bearer);
  const received: unknown[] = [];
  const isOver = (async () => {
    for await (const { data, errors } of client.iterate({
      query: 'subscription { registrationStatusChanged { status } }',
    }))
      received.push(errors ?? data?.['registrationStatusChanged']);
  })();
  return { received, isOver, leave: () => client.dispose() };
};
const PENDING = { status: 'PENDING_ACTIVATION' };
const ACTIVE = { status: 'ACTIVE' };

const counted = (count: number) => eventually(() => expect(shaken.backEnd.statusChanges.count()).toBe(count));

test('subscribers wait for a missing database, and those who leave meanwhile are removed', async () => {
  const { token } = await steady.submit(formOf('early@example.org'));
  proxy.refuse(true);
  const stays = watch(token);
  const leaves = watch(token);
  await counted(2);
  await leaves.leave();
  await counted(1);
  proxy.refuse(false);
  await eventually(() => expect(stays.received).toEqual([PENDING]));
  await steady.activate('early@example.org');
  await stays.isOver;
  expect([stays.received, leaves.received]).toEqual([[PENDING, ACTIVE], []]);
  await counted(0);
});

test('changes during an outage are reported, and later ones too', async () => {
  const [first, second] = ['first@example.org', 'second@example.org'];
  const pages = await Promise.all(
    [first, second].map(async (email) => watch((await steady.submit(formOf(email))).token)),
  );
  const all = (...received: unknown[]) =>
    eventually(() => expect(pages.map((page) => page.received)).toEqual(received));
  await all([PENDING], [PENDING]);
  proxy.refuse(true);
  await steady.finalize({ accountActivationId: await steady.mailedId(first) });
  proxy.refuse(false);
  await all([PENDING, ACTIVE], [PENDING]);
  await steady.finalize({ accountActivationId: await steady.mailedId(second) });
  await all([PENDING, ACTIVE], [PENDING, ACTIVE]);
  await Promise.all(pages.map((page) => page.isOver));
});

/** The link of a mail withdraws the newsletter consent by a press or the mail client's own button (RFC 8058), not by being opened. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountKey } from '../../../machines/domain/email.ts';
import { DAY } from '../clock.ts';
import { startForTest } from '../testing/harness.ts';
import { isSubscribed, subscribe } from './storage.ts';

let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

test('opening it, by whatever a mail scanner asks with, withdraws nothing; posting to it does', async () => {
  const email = 'scanned@example.org';
  const { clock, store, tokens } = server.backEnd;
  await subscribe(store.db, accountKey(email), clock.now(), clock.now());
  const token = await tokens.issue({ purpose: 'unsubscribe', validFor: DAY, claims: { email } });
  const link = `${server.url}/acquisition/en/newsletter/unsubscribe?token=${token}`;
  const stays = async (method: string) => {
    await fetch(link, { method, redirect: 'manual' });
    return isSubscribed(store.db, accountKey(email));
  };
  expect([await stays('GET'), await stays('HEAD'), await stays('OPTIONS'), await stays('POST')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

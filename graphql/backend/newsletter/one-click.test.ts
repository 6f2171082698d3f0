/**
 * The mailed link withdraws the newsletter consent by a button press or by the mail client's unsubscribe button (RFC
 * 8058), never by being opened.
 */
import { expect, test } from 'vitest';
import { accountKey } from '../../../machines/domain/email.ts';
import { DAY } from '../common/clock.ts';
import { serverForTests } from '../testing/harness.ts';
import { isSubscribed, subscribe } from './storage.ts';

const server = serverForTests();

test('requests of a mail scanner do not unsubscribe; a POST does [ASVS 3.5.1]', async () => {
  const email = 'scanned@example.org';
  const { clock, store, tokens } = server.backEnd;
  await subscribe(store.db, accountKey(email), clock.now(), clock.now());
  const token = await tokens.issue({ purpose: 'unsubscribe', validFor: DAY, claims: { email } });
  const link = `${server.url}/acquisition/en/newsletter/unsubscribe?token=${token}`;
  const ask = (method: string, url = link) =>
    fetch(url, {
      method,
      redirect: 'manual',
      ...(method === 'POST' ? { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) } : {}),
    });
  const stays = async (method: string) => {
    await ask(method);
    return isSubscribed(store.db, accountKey(email));
  };
  expect([await stays('GET'), await stays('HEAD'), await stays('OPTIONS'), await stays('POST')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([(await ask('POST')).status, (await ask('POST', `${link}x`)).status]).toEqual([200, 400]);
});

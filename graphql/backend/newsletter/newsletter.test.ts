/**
 * Newsletter consent: takes effect once the address is proved (D54), is withdrawn by a mailed link (D27), and can be
 * given again.
 */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountKey } from '../../../machines/domain/email.ts';
import { DAY, MINUTE } from '../common/clock.ts';
import { consents, newsletterSubscriptions } from '../store/schema.ts';
import { formOf, reasonsOf, movableClock, serverForTests } from '../testing/harness.ts';
import { isSubscribed, subscribe } from './storage.ts';
import { type Submission, agreed, LEAN } from '../testing/client.ts';

const clock = movableClock();
const server = serverForTests({}, clock);

const social = { flow: 'SOCIAL_REGISTRATION', firstName: null, lastName: null } as const;
const subscribed = (email: string) => isSubscribed(server.backEnd.store.db, accountKey(email));
/** Stored subscription of an address: start and end; null without a row. */
const storedDataOf = async (email: string) => {
  const { subscribedAt, unsubscribedAt } = newsletterSubscriptions;
  const [row] = await server.backEnd.store.db
    .select({ subscribedAt, unsubscribedAt })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.accountKey, accountKey(email)));
  return row ?? null;
};
const register = (email: string, more: Submission = {}) =>
  server.submit(formOf(email), { consents: agreed('AT', true), ...more });
const activate = async (email: string) => reasonsOf(await server.activate(email));
/** Uses the link of the newest mail. */
const withdraw = async (email: string) => {
  const [mail] = await server.mailsTo(email);
  return (await server.unsubscribe(new URL(mail?.links[1] ?? '').searchParams.get('token'))).outcome;
};

test('is effective from the activation, like all consents', async () => {
  const email = 'Reader@example.org';
  const { registration } = await register(email);
  const recordedAt = clock.now();
  const effects = () =>
    server.backEnd.store.db
      .select({ type: consents.type, recordedAt: consents.recordedAt, effectiveAt: consents.effectiveAt })
      .from(consents)
      .where(eq(consents.registrationId, registration?.id ?? ''))
      .orderBy(consents.type);
  const all = (effectiveAt: Date | null) =>
    ['DATA_POLICY', 'NEWSLETTER', 'TERMS'].map((type) => ({ type, recordedAt, effectiveAt }));
  expect([await subscribed(email), await storedDataOf(email), await effects()]).toEqual([false, null, all(null)]);
  clock.advance(MINUTE);
  expect(await activate(email)).toEqual([]);
  expect([await subscribed(email), await storedDataOf(email), await effects()]).toEqual([
    true,
    { subscribedAt: clock.now(), unsubscribedAt: null },
    all(clock.now()),
  ]);
});

test('is never effective without an activation by the owner', async () => {
  const email = 'stranger@example.org';
  const { token } = await register(email);
  clock.advance(14 * DAY);
  expect([await subscribed(email), await storedDataOf(email)]).toEqual([false, null]);
  // A later registration of the owner without the consent does not activate it either.
  await register(email, { consents: agreed('AT', false) });
  expect(await activate(email)).toEqual([]);
  expect([await subscribed(email), token]).toEqual([false, expect.any(String)]);
});

test('chosen by a stranger for a member’s address, needs no withdrawal by the member (D40)', async () => {
  server.backEnd.settings.revealAccountState = false;
  const email = 'active@example.com';
  await server.submit(formOf(email, { locale: 'de' }), { consents: agreed('AT', true) });
  server.backEnd.settings.revealAccountState = true;
  expect((await server.mailsTo(email)).map(({ links, locale }) => [links, locale])).toEqual([
    [[expect.stringMatching(/\/login$/)], 'en'],
  ]);
});

test('moves with the registration to another address', async () => {
  const { token } = await register('typo@example.org');
  await server.changeEmail('meant@example.org', { bearer: token });
  expect(await activate('meant@example.org')).toEqual([]);
  expect([await storedDataOf('typo@example.org'), await subscribed('meant@example.org')]).toEqual([null, true]);
});

test('in two steps: by the mail, or at once if a token proved the address', async () => {
  const email = 'two-steps@example.org';
  const begun = await server.submit(formOf(email, LEAN), { consents: agreed('AT', true) });
  await server.complete(begun);
  const beforeMail = await subscribed(email);
  await activate(email);
  const proved = 'proved@example.org';
  const claims = { email: proved, registrationCode: 'VESTIBULE' };
  const socialToken = await server.tokenFor('social', claims);
  const started = await server.submit(formOf(proved, social), { socialToken, consents: agreed('AT', true) });
  const beforeStep = await subscribed(proved);
  await server.finalize({ registrationId: started.registration?.id ?? '' }, { bearer: started.token });
  expect([beforeMail, await subscribed(email), beforeStep, await subscribed(proved)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('withdrawn before the activation by the link of its mail: the activation does not subscribe', async () => {
  const email = 'withdrawn@example.org';
  const { token } = await register(email);
  const at = clock.now();
  expect([await withdraw(email), await withdraw(email)]).toEqual(['UNSUBSCRIBED', 'UNSUBSCRIBED']);
  expect(await storedDataOf(email)).toEqual({ subscribedAt: null, unsubscribedAt: at });
  clock.advance(MINUTE);
  await server.resend({}, { bearer: token });
  expect(
    (await server.mailsTo(email)).map(({ links }) => [links.length, links[0]?.includes('newsletter=yes')]),
  ).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(await activate(email)).toEqual([]);
  expect([await subscribed(email), await storedDataOf(email)]).toEqual([
    false,
    { subscribedAt: null, unsubscribedAt: at },
  ]);
});

test('withdrawn, then chosen again by the next registration: subscribed again', async () => {
  const email = 'again@example.org';
  await register(email);
  await withdraw(email);
  clock.advance(14 * DAY);
  await register(email);
  const awaited = await subscribed(email);
  expect(await activate(email)).toEqual([]);
  const again = await subscribed(email);
  clock.advance(MINUTE);
  const token = await server.tokenFor('unsubscribe', { email });
  const { outcome } = await server.unsubscribe(token);
  expect(await server.unsubscribe(`${token}x`)).toEqual({ outcome: 'TOKEN_INVALID' });
  expect([awaited, again, outcome, await subscribed(email)]).toEqual([false, true, 'UNSUBSCRIBED', false]);
});

// The mailed link withdraws the newsletter consent by a button press or by the mail client's unsubscribe button (RFC
// 8058), never by being opened.

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

/** Consent to the newsletter: given with a registration, withdrawn by the link of a mail, and given again (D27). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountKey } from '../../../machines/domain/email.ts';
import { DAY } from '../clock.ts';
import { agreed, formOf, startForTest } from '../testing/harness.ts';
import { unsubscribeByToken } from './resolvers.ts';
import { isSubscribed } from './storage.ts';

let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

test('withdrawn, and asked for anew by the next registration: it counts again', async () => {
  const email = 'again@example.org';
  const { backEnd } = server;
  const subscribed = () => isSubscribed(backEnd.store.db, accountKey(email));
  // Only begun: the next one takes its place.
  const lean = { flow: 'LEAN_STEP_2', gender: null, firstName: null, lastName: null } as const;
  const register = () => server.submit(formOf(email, lean), { consents: agreed('AT', true) });
  const token = await backEnd.tokens.issue({ purpose: 'unsubscribe', validFor: DAY, claims: { email } });

  await register();
  const first = await subscribed();
  const outcome = await unsubscribeByToken(backEnd, token);
  const withdrawn = await subscribed();
  await register();
  expect([first, outcome, withdrawn, await subscribed()]).toEqual([true, 'UNSUBSCRIBED', false, true]);
});

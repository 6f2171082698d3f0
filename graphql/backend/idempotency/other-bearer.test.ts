/** A stored response is only replayed for the bearer it was made for (D21), because it contains a token. */
import { expect, test } from 'vitest';
import { LEAN, formOf, reasonsOf, serverForTests } from '../testing/harness.ts';

const server = serverForTests();

const REFUSED = 'The idempotency key was used for another request';

test('key and body without the bearer token do not replay the response [ASVS 2.3.3]', async () => {
  const owner = await server.submit(formOf('owner@example.org', LEAN));
  const other = await server.submit(formOf('other@example.org', LEAN));
  const second = { registrationId: owner.registration?.id ?? '', gender: 'man', firstName: 'Max', lastName: 'Muster' };
  const ask = (bearer: string | null) => server.finalize(second, { bearer, idempotencyKey: 'attempt-of-the-owner' });
  const answer = await ask(owner.token ?? null);
  expect([reasonsOf(answer), answer.token]).toEqual([[], expect.any(String)]);
  await expect(ask(null)).rejects.toThrow(REFUSED);
  await expect(ask(other.token ?? null)).rejects.toThrow(REFUSED);
  expect(await ask(owner.token ?? null)).toEqual(answer);
});

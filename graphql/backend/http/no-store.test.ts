/** Responses with personal data are not cached by browsers or proxies. */
import { expect, test } from 'vitest';
import { formOf, serverForTests } from '../testing/harness.ts';

const server = serverForTests();

test('responses with a bearer token and refusals have no-store [ASVS 14.2.2]', async () => {
  const accepted = await server.submitAnswer(formOf('kept@example.org'));
  const refused = await server.submitAnswer(formOf('kept@example.org'));
  expect(accepted.data?.submit.token).toEqual(expect.any(String));
  expect([accepted, refused].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
});

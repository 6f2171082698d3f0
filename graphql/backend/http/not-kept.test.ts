/** What an answer holds of a person is kept by no browser and no cache on the way. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf, startForTest } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.stop());

test('an answer with a bearer token says so, and one that refuses', async () => {
  const accepted = await server.submitAnswer(formOf('kept@example.org'));
  const refused = await server.submitAnswer(formOf('kept@example.org'));
  expect(accepted.data?.submit.token).toEqual(expect.any(String));
  expect([accepted, refused].map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
});

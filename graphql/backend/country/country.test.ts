/** The visitor's country (D19), queried as the pages do: with a minimal body, without a GraphQL client. */
import { expect, test } from 'vitest';
import { startForTest } from '../testing/harness.ts';

const countryFrom = async (env: Record<string, string>) => {
  const server = await startForTest(env);
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"operationName":"countryDetails","query":"query countryDetails { countryDetails { country } }"}',
  });
  const result = {
    status: answer.status,
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
    body: await answer.json(),
  };
  await server.stop();
  return result;
};

test.each([
  ['that of the setting', { COUNTRY: 'AT' }, 'AT'],
  ['none without it', {}, null],
])('%s, and not cached', async (_what, env, country) => {
  expect(await countryFrom(env)).toEqual({
    status: 200,
    type: expect.stringMatching(/^application\/(?:graphql-response\+)?json/),
    cache: 'no-store',
    body: { data: { countryDetails: { country } } },
  });
});

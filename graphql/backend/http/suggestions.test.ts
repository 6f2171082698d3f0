/** Errors for misspelt names suggest the right one in local use, never in production. */
import { expect, test } from 'vitest';
import { startForTest } from '../testing/harness.ts';
import { PRODUCTION } from '../testing/production.ts';

const WRONG: readonly (readonly [query: string, variables: object])[] = [
  ['{ viewr { roles } }', {}],
  ['{ registrationCodeDetail(registrationCode: "X") { errors } }', {}],
  ['{ viewer { role } }', {}],
  ['query ($code: String!) { registrationCodeDetails(registrationCod: $code) { errors } }', { code: 'X' }],
];

const offersWith = async (env: Record<string, string>) => {
  const server = await startForTest(env);
  const offers: boolean[] = [];
  for (const [query, variables] of WRONG) {
    const { errors } = await server.graphql(query, variables, { headers: { 'x-forwarded-for': '203.0.113.1' } });
    offers.push(errors.some(({ message }) => message.includes('Did you mean')));
  }
  await server.stop();
  return offers;
};

test('local use suggests names', async () => {
  expect(await offersWith({})).toEqual(WRONG.map(() => true));
});

test('production suggests none [ASVS 4.3.2]', async () => {
  expect(await offersWith({ ...PRODUCTION, DATA_DIR: 'memory:', SITE_DIR: 'no-such-folder' })).toEqual(
    WRONG.map(() => false),
  );
});

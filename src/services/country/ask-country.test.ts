/** The country of a visit, requested without the GraphQL client (D19). */
import { expect, test } from 'vitest';
import { CountryDetailsDocument } from '../../../graphql/generated/country/graphql.ts';
import { localServer } from '../../../test/harness/local-server.ts';
import { hashOf } from '../network/persisted-query.ts';
import { askCountry } from './ask-country.ts';

const server = localServer();
const ask = () => askCountry(undefined, new AbortController().signal);

test('sends a query without variables, with the headers of every request', async () => {
  server.data({ countryDetails: { country: 'AT' } });
  expect(await ask()).toBe('AT');
  const { method, hash, headers, body } = server.only();
  expect([method, hash, body['operationName'], headers['x-source-page'], server.credentials]).toEqual([
    'POST',
    hashOf(CountryDetailsDocument),
    'countryDetails',
    '/acquisition/',
    ['include'],
  ]);
});
test.each([
  ['none', { countryDetails: { country: null } }],
  ['one that is not supported', { countryDetails: { country: 'US' } }],
  ['no text', { countryDetails: { country: 7 } }],
  ['another shape', { country: 'AT' }],
])('%s', async (_, data) => {
  server.data(data);
  expect(await ask()).toBeNull();
});
test('unreadable response', async () => {
  server.answers(502, {}, '<!doctype html>');
  await expect(ask()).rejects.toThrow(SyntaxError);
});

/**
 * The visitor's country according to the back end: query `countryDetails`, as a plain request without the GraphQL
 * client (D19).
 */
import documents from '../../../graphql/generated/country/persisted-documents.json' with { type: 'json' };
import { isCountry, type Country } from '../../../machines/domain/countries.ts';
import { configuration } from '../configuration/configuration.ts';
import { requestHeaders } from '../network/headers.ts';
import { allFields, text } from '../readers.ts';

const [sha256Hash, query] = Object.entries(documents)[0] ?? [];
/** A back end with persisted queries does not know this hash: error code, or Apollo's message. */
const NOT_FOUND = /PERSISTED_QUERY_NOT_FOUND|PersistedQueryNotFound/;

const read = allFields({ data: allFields({ countryDetails: allFields({ country: text }) }) });

const ask = async (body: object, signal: AbortSignal) => {
  const answer = await fetch(configuration().graphqlUrl, {
    method: 'POST',
    credentials: 'include',
    headers: { ...requestHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...body,
      operationName: 'countryDetails',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    }),
    signal,
  });
  return answer.text();
};

/** A supported country; null if the country is missing or unsupported. Rejects if there is no response. */
export async function askCountry(_: void, signal: AbortSignal): Promise<Country | null> {
  let answer = await ask(configuration().operationsByHash ? {} : { query }, signal);
  if (NOT_FOUND.test(answer)) answer = await ask({ query }, signal);
  const country = read(JSON.parse(answer))?.data.countryDetails.country;
  return isCountry(country) ? country : null;
}

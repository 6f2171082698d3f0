/** Where the back end takes the visitor to be: query `countryDetails`, as a plain request that needs no client (D19). */
import { CountryDetailsDocument } from '../../../graphql/generated/country/graphql.ts';
import { isCountry, type Country } from '../../../machines/domain/countries.ts';
import { configuration } from '../configuration/configuration.ts';
import { requestHeaders } from '../network/headers.ts';
import { persistedQuery } from '../network/persisted-query.ts';
import { allFields, text } from '../readers.ts';

/** Milliseconds: it only improves a guess. */
const ANSWER_LIMIT = 3_000;
const QUERY = {
  operationName: 'countryDetails',
  variables: {},
  extensions: { persistedQuery: persistedQuery(CountryDetailsDocument) },
};

const read = allFields({ data: allFields({ countryDetails: allFields({ country: text }) }) });

/** A supported country, or null: none named, none that we know, or no answer in time. Never rejects. */
export async function askCountry(): Promise<Country | null> {
  try {
    const answer = await fetch(configuration().graphqlUrl, {
      method: 'POST',
      credentials: 'include',
      headers: { ...requestHeaders(), 'Content-Type': 'application/json' },
      body: JSON.stringify(QUERY),
      signal: AbortSignal.timeout(ANSWER_LIMIT),
    });
    const country = read(await answer.json())?.data.countryDetails.country;
    return isCountry(country) ? country : null;
  } catch {
    return null;
  }
}

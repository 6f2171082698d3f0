/**
 * The product's own operations by the hashes of their texts, as `npm run tool -- codegen` writes them beside the documents of the
 * pages. A request names one as Apollo's protocol of persisted queries does: `extensions.persistedQuery`.
 */
import * as v from 'valibot';
import admin from '../../generated/admin/persisted-documents.json' with { type: 'json' };
import client from '../../generated/client/persisted-documents.json' with { type: 'json' };
import country from '../../generated/country/persisted-documents.json' with { type: 'json' };
import viewer from '../../generated/viewer/persisted-documents.json' with { type: 'json' };
import { requestError } from './request-error.ts';

/** Texts by their SHA-256 in hexadecimal digits. */
export const TRUSTED_DOCUMENTS: ReadonlyMap<string, string> = new Map(
  [admin, client, country, viewer].flatMap((documents) => Object.entries(documents)),
);

const byHash = v.object({ persistedQuery: v.object({ version: v.literal(1), sha256Hash: v.string() }) });

/** What a request says that is to be executed, over HTTP or a web socket. */
export interface Asked {
  query?: string | null | undefined;
  extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Of kept releases, for pages that were opened from one: the text of a hash. */
type Elsewhere = (hash: string) => Promise<string | undefined>;

/**
 * The text to execute: that of the hash, whatever text came with it; without a hash the text that came, but in production
 * (there is none to be read then).
 * @param elsewhere looks for a hash that is not of our own documents.
 * @throws GraphQLError (HTTP 400) for a hash that is not ours, and in production for a request without one.
 */
export const textAskedFor = async (
  { query, extensions }: Asked,
  isProduction: boolean,
  elsewhere: Elsewhere,
): Promise<string | null | undefined> => {
  const named = v.safeParse(byHash, extensions);
  if (named.success) {
    const { sha256Hash } = named.output.persistedQuery;
    const text = TRUSTED_DOCUMENTS.get(sha256Hash) ?? (await elsewhere(sha256Hash));
    if (text === undefined)
      throw requestError('PERSISTED_QUERY_NOT_FOUND', 'No operation has this hash', { status: 400 });
    return text;
  }
  if (isProduction)
    throw requestError('PERSISTED_QUERY_REQUIRED', 'Operations are named by their hashes', { status: 400 });
  return query;
};

/**
 * Persisted documents of the product, written by `npm run tool -- codegen` next to the documents of the pages. A
 * request names one as in Apollo's protocol: `extensions.persistedQuery`.
 */
import * as v from 'valibot';
import admin from '../../generated/admin/persisted-documents.json' with { type: 'json' };
import client from '../../generated/client/persisted-documents.json' with { type: 'json' };
import country from '../../generated/country/persisted-documents.json' with { type: 'json' };
import viewer from '../../generated/viewer/persisted-documents.json' with { type: 'json' };
import { requestError } from './request-error.ts';

/** Operation texts by SHA-256 in hexadecimal. */
export const TRUSTED_DOCUMENTS: ReadonlyMap<string, string> = new Map(
  [admin, client, country, viewer].flatMap((documents) => Object.entries(documents)),
);

const byHash = v.object({ persistedQuery: v.object({ version: v.literal(1), sha256Hash: v.string() }) });

/** The operation of a request, over HTTP or web socket. */
export interface Asked {
  query?: string | null | undefined;
  extensions?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Looks up a hash in retained releases, for pages that were opened from one. */
type DocumentLookup = (hash: string) => Promise<string | undefined>;

/**
 * The text to execute: that of the hash, ignoring a text in the request; without a hash, the text of the request,
 * except in production.
 * @param lookUp looks up hashes of other releases.
 * @throws GraphQLError (HTTP 400) for an unknown hash, and in production for a request without one.
 */
export const documentText = async (
  { query, extensions }: Asked,
  isProduction: boolean,
  lookUp: DocumentLookup,
): Promise<string | null | undefined> => {
  const named = v.safeParse(byHash, extensions);
  if (named.success) {
    const { sha256Hash } = named.output.persistedQuery;
    const text = TRUSTED_DOCUMENTS.get(sha256Hash) ?? (await lookUp(sha256Hash));
    if (text === undefined)
      throw requestError('PERSISTED_QUERY_NOT_FOUND', 'No operation has this hash', { status: 400 });
    return text;
  }
  if (isProduction)
    throw requestError('PERSISTED_QUERY_REQUIRED', 'Operations are named by their hashes', { status: 400 });
  return query;
};

/** The GraphQL client: POST, three headers, credentials, two timeouts. In a separate chunk, loaded on first use. */
import { ApolloClient, ApolloLink, HttpLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { OperationTypeNode, type DefinitionNode } from 'graphql';
import { catchError } from 'rxjs';
import * as v from 'valibot';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { ANSWER_LIMIT } from '../../../machines/domain/waits.ts';
import { configuration, configured } from '../configuration/configuration.ts';
import { AnswerCache } from './answer-cache.ts';
import { cappedFetch } from './capped-fetch.ts';
import { failureFrom, NO_ANSWER } from './failures.ts';
import { requestHeaders } from './headers.ts';
import { hashOf, oneLine } from './persisted-query.ts';

/** Default timeout of a request, in milliseconds (spec, section 9). */
const LINK_LIMIT = 15_000;

/** Sends the operation's hash along with its text (D59). */
const named = new ApolloLink((operation, forward) => {
  operation.extensions['persistedQuery'] = { version: 1, sha256Hash: hashOf(operation.query) };
  return forward(operation);
});
/** Sends the hash only; if it is unknown, repeats the request with the text. */
const byHash = new PersistedQueryLink({ generateHash: hashOf });

const keys = new ApolloLink((operation, forward) => {
  const { idempotencyKey } = operation.getContext();
  if (typeof idempotencyKey === 'string') operation.extensions['idempotencyKey'] = idempotencyKey;
  return forward(operation);
});

/** Applies the `timeout` and `signal` of the operation's context. */
const limits = new ApolloLink((operation, forward) => {
  const { timeout = LINK_LIMIT, signal } = operation.getContext() as { timeout?: number; signal?: AbortSignal };
  const limit = AbortSignal.timeout(timeout);
  operation.setContext({ fetchOptions: { signal: signal ? AbortSignal.any([signal, limit]) : limit } });
  return forward(operation).pipe(
    catchError((error: unknown) => {
      throw limit.aborted ? new ServiceFailure('timeout', 'Timeout exceeded') : error;
    }),
  );
});

const requests = ApolloLink.from([
  keys,
  limits,
  ApolloLink.split(() => configuration().operationsByHash === true, byHash, named),
  new HttpLink({
    uri: () => configuration().graphqlUrl,
    credentials: 'include',
    includeExtensions: true,
    fetch: cappedFetch,
    print: (document, print) => oneLine(print(document)),
  }),
]);
/** A subscription provides its own socket link: the library is in the subscriber's chunk. */
const sockets = named.concat(
  new ApolloLink((operation, forward) =>
    (operation.getContext() as { socket: ApolloLink }).socket.request(operation, forward),
  ),
);

export const client = new ApolloClient({
  cache: new AnswerCache(),
  link: ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, sockets, requests),
  defaultOptions: {
    query: { fetchPolicy: 'cache-first' },
    watchQuery: { fetchPolicy: 'cache-first' },
    // Mutation responses belong to this visitor and are never read again.
    mutate: { fetchPolicy: 'no-cache' },
  },
  // Each call has its own signal: a repeated call must not share the abort of an earlier one.
  queryDeduplication: false,
  devtools: { enabled: false },
});

export interface Call<Data, Variables extends OperationVariables, Shape extends v.GenericSchema> {
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Schema of the response; a mismatch is a technical failure. */
  shape: Shape;
  signal: AbortSignal;
  /** Repeated calls with the same key have one effect (D21). */
  idempotencyKey?: string;
  /** Sent instead of the cookie's token: that of an admin (D31). */
  bearer?: string;
  /** For a query whose response may change; otherwise a repeated query is answered from the cache. */
  fetchPolicy?: 'no-cache';
}

const isMutation = (definition: DefinitionNode) =>
  definition.kind === 'OperationDefinition' && definition.operation === 'mutation';

/**
 * Sends one operation and returns its validated response. Rejects with a ServiceFailure, also after 30 s (spec, section
 * 9).
 */
export async function send<Data, Variables extends OperationVariables, Shape extends v.GenericSchema>({
  document,
  variables,
  shape,
  signal,
  idempotencyKey,
  bearer,
  fetchPolicy,
}: Call<Data, Variables, Shape>): Promise<v.InferOutput<Shape>> {
  // The endpoint: from the runtime configuration, or the built-in one after its time limit.
  await configured();
  const headers = requestHeaders(bearer);
  const context = { headers, signal, timeout: ANSWER_LIMIT, idempotencyKey };
  /** The correlation id links reports to the back end's log. */
  const traced = (failure: ServiceFailure) => Object.assign(failure, { correlationId: headers['X-Correlation-ID'] });
  const answer = await (
    document.definitions.some(isMutation)
      ? client.mutate<unknown>({ mutation: document, variables, context })
      : client.query<unknown>({ query: document, variables, context, ...(fetchPolicy && { fetchPolicy }) })
  ).catch((error: unknown) => {
    throw traced(failureFrom(error));
  });
  const read = v.safeParse(shape, answer.data);
  if (!read.success) throw traced(new ServiceFailure('technical', NO_ANSWER));
  return read.output;
}

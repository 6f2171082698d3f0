/** The GraphQL client: POST, three headers, credentials, two limits. In a chunk of its own, asked for when first needed. */
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

/** Milliseconds that the link waits for an answer, where a call says nothing else (spec, section 9). */
const LINK_LIMIT = 15_000;

/** Beside its text an operation carries its hash (D59). */
const named = new ApolloLink((operation, forward) => {
  operation.extensions['persistedQuery'] = { version: 1, sha256Hash: hashOf(operation.query) };
  return forward(operation);
});
/** In place of its text; where that is not known, once more with it. */
const byHash = new PersistedQueryLink({ generateHash: hashOf });

const keys = new ApolloLink((operation, forward) => {
  const { idempotencyKey } = operation.getContext();
  if (typeof idempotencyKey === 'string') operation.extensions['idempotencyKey'] = idempotencyKey;
  return forward(operation);
});

/** Ends what is not answered in time, and what its caller no longer waits for: `timeout` and `signal` of its context. */
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
/** A subscription brings the socket that it goes over: its library is in the chunk of who subscribes. */
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
    // What a mutation answers is of this visitor, and nobody asks for it again.
    mutate: { fetchPolicy: 'no-cache' },
  },
  // A call ends by its own signal: who asks the same again must not share the end of one that was given up.
  queryDeduplication: false,
  devtools: { enabled: false },
});

export interface Call<Data, Variables extends OperationVariables, Shape extends v.GenericSchema> {
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** What the answer must look like; anything else is a technical failure. */
  shape: Shape;
  signal: AbortSignal;
  /** Repeating a call with the same key has one effect (D21). */
  idempotencyKey?: string;
  /** Sent in place of the cookie's: an admin's, which opens their pages (D31). */
  bearer?: string;
  /** Of a query whose answer may be another the next time; else one that was given is not asked for again. */
  fetchPolicy?: 'no-cache';
}

const isMutation = (definition: DefinitionNode) =>
  definition.kind === 'OperationDefinition' && definition.operation === 'mutation';

/** Sends one operation, and gives its answer in the shape asked for. Rejects with a ServiceFailure, also after 30 s (spec, section 9). */
export async function send<Data, Variables extends OperationVariables, Shape extends v.GenericSchema>({
  document,
  variables,
  shape,
  signal,
  idempotencyKey,
  bearer,
  fetchPolicy,
}: Call<Data, Variables, Shape>): Promise<v.InferOutput<Shape>> {
  // Where to: that is known by then, or what is built in holds.
  await configured();
  const headers = requestHeaders(bearer);
  const context = { headers, signal, timeout: ANSWER_LIMIT, idempotencyKey };
  /** By which reports and the back end's log find each other. */
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

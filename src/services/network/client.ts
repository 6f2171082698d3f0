/** The GraphQL client: POST, three headers, credentials, 30 s. In a chunk of its own, asked for when first needed. */
import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import type { DefinitionNode } from 'graphql';
import * as v from 'valibot';
import { ServiceFailure } from '../../../machines/domain/failure.ts';
import { configuration, configured } from '../configuration/configuration.ts';
import { cappedFetch } from './capped-fetch.ts';
import { failureFrom, NO_ANSWER } from './failures.ts';
import { requestHeaders } from './headers.ts';

/** Spec, section 9. */
export const REQUEST_LIMIT = 30_000;

const keys = new ApolloLink((operation, forward) => {
  const { idempotencyKey } = operation.getContext();
  if (typeof idempotencyKey === 'string') operation.extensions['idempotencyKey'] = idempotencyKey;
  return forward(operation);
});

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.from([
    keys,
    new HttpLink({
      uri: () => configuration().graphqlUrl,
      credentials: 'include',
      includeExtensions: true,
      fetch: cappedFetch,
    }),
  ]),
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
}

const isMutation = (definition: DefinitionNode) =>
  definition.kind === 'OperationDefinition' && definition.operation === 'mutation';

/** Sends one operation, never from a cache, and gives its answer in the shape asked for. Rejects with a ServiceFailure. */
export async function send<Data, Variables extends OperationVariables, Shape extends v.GenericSchema>({
  document,
  variables,
  shape,
  signal,
  idempotencyKey,
  bearer,
}: Call<Data, Variables, Shape>): Promise<v.InferOutput<Shape>> {
  const limit = AbortSignal.timeout(REQUEST_LIMIT);
  // Where to: that is known by then, or what is built in holds.
  await configured();
  const headers = requestHeaders(bearer);
  const context = { headers, fetchOptions: { signal: AbortSignal.any([signal, limit]) }, idempotencyKey };
  /** By which reports and the back end's log find each other. */
  const traced = (failure: ServiceFailure) => Object.assign(failure, { correlationId: headers['X-Correlation-ID'] });
  const answer = await (
    document.definitions.some(isMutation)
      ? client.mutate<unknown>({ mutation: document, variables, context, fetchPolicy: 'no-cache' })
      : client.query<unknown>({ query: document, variables, context, fetchPolicy: 'no-cache' })
  ).catch((error: unknown) => {
    throw traced(limit.aborted ? new ServiceFailure('timeout', 'Timeout exceeded') : failureFrom(error));
  });
  const read = v.safeParse(shape, answer.data);
  if (!read.success) throw traced(new ServiceFailure('technical', NO_ANSWER));
  return read.output;
}

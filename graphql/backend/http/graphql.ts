import { type DocumentNode, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { type Plugin, createYoga, maskError } from 'graphql-yoga';
import type { Context } from 'hono';
import type { BackEnd, RequestContext } from '../context.ts';
import { errorFields } from '../log.ts';
import { bearerIn } from './bearer.ts';
import { type Client, type HttpEnv, clientOf } from './client.ts';
import { MAX_TOKENS, noIntrospection, queryLimits } from './query-limits.ts';
import { isAway, isUnavailable } from '../overload/unavailable.ts';
import { isFull } from '../store/room.ts';
import { requestError, technicalIssue, unavailable } from './request-error.ts';
import { type Asked, textAskedFor } from './trusted-documents.ts';

/** What the HTTP side hands in, and reads afterwards. */
interface Call {
  client: Client;
  setCookies: string[];
  log: { operation: string | undefined };
}

/** @throws GraphQLError when there is a key that can't be one. */
const idempotencyKeyOf = (extensions: Record<string, unknown> | undefined): string | null => {
  const key = extensions?.['idempotencyKey'];
  if (key === undefined || key === null) return null;
  if (typeof key === 'string' && /^[\w.:-]{8,200}$/.test(key)) return key;
  throw requestError('BAD_USER_INPUT', 'extensions.idempotencyKey must have 8 to 200 letters, digits or . : - _', {
    status: 400,
  });
};

/** Texts are the product's own or, outside production, read up to a limit. In production errors tell no names that nobody gave. */
const limits = (isProduction: boolean, textOf: (asked: Asked) => ReturnType<typeof textAskedFor>): Plugin => ({
  onParams: async ({ params, setParams }) => {
    const query = await textOf(params);
    setParams({ ...params, ...(typeof query === 'string' && { query }) });
  },
  onParse: ({ parseFn, setParseFn }) =>
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens: MAX_TOKENS })),
  onValidate: ({ addValidationRule, validateFn, setValidationFn }) => {
    addValidationRule(queryLimits);
    if (!isProduction) return;
    addValidationRule(noIntrospection);
    setValidationFn((schema, document, rules) => validateFn(schema, document, rules, { hideSuggestions: true }));
  },
  onExecute: ({ args }) => void Object.assign(args, { hideSuggestions: isProduction }),
});

/** Yoga's own words. */
const UNEXPECTED = 'Unexpected error.';

const originalOf = (error: unknown): unknown =>
  error instanceof Error && 'originalError' in error ? (error.originalError ?? error) : error;

/**
 * As Yoga masks it, with a status that is true: 503 for what may be done later, 500 for our own mistakes. Nobody is told what the reader of
 * a body made of one that is no JSON.
 */
const maskAll: typeof maskError = (error, message, isDev) => {
  if (isFull(originalOf(error)) || isAway(originalOf(error))) return technicalIssue();
  if (isUnavailable(originalOf(error))) return unavailable();
  const masked = maskError(error, message, isDev);
  const extensions: unknown = 'extensions' in masked ? masked.extensions : null;
  if (typeof extensions !== 'object' || extensions === null) return masked;
  if ('originalError' in extensions) {
    Reflect.deleteProperty(extensions, 'originalError');
    // By what is deleted Yoga knows that it is no error of GraphQL, whose status may be 200.
    Object.assign(extensions, { http: { status: 400 } });
  } else if (!('http' in extensions) && masked !== error) Object.assign(extensions, { http: { status: 500 } });
  return masked;
};

const operationName = (name: unknown): string | undefined =>
  typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : undefined;

/** An answer in the shape of GraphQL for what goes wrong before or around it. */
export const graphqlError = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });

/** An error that the client is told as a web socket tells it: without what is meant for HTTP. */
const overSocket = ({ message, extensions }: GraphQLError): GraphQLError =>
  requestError(typeof extensions['code'] === 'string' ? extensions['code'] : 'BAD_USER_INPUT', message);

/** The contract, by one engine: what it refuses over HTTP it refuses over a web socket. */
export interface Graphql {
  schema: GraphQLSchema;
  /** POST /graphql. Unexpected errors are masked, and logged without their messages. */
  handle: (c: Context<HttpEnv>) => Promise<{ response: Response; operation: string | undefined }>;
  /** What a web socket asks for, read and validated; or why not. */
  documentOf: (asked: Asked) => Promise<DocumentNode | readonly GraphQLError[]>;
  /** What a web socket tells of an error: by the same rule as over HTTP it is masked, and logged without its message. */
  errorOverSocket: (error: unknown) => GraphQLFormattedError;
}

export const createGraphql = (backEnd: BackEnd, schema: GraphQLSchema): Graphql => {
  const { log, settings } = backEnd;
  const isProduction = settings.environment === 'production';
  const ofKept = async (hash: string) => (await backEnd.currentSite())?.kept.documents.get(hash);
  const textOf = (asked: Asked) => textAskedFor(asked, isProduction, ofKept);
  const logError = (...errors: unknown[]) => errors.forEach((error) => log('graphql.error', errorFields(error)));
  const yoga = createYoga<Call, RequestContext>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    logging: { debug: () => undefined, info: () => undefined, warn: () => undefined, error: logError },
    maskedErrors: { maskError: maskAll, isDev: false },
    plugins: [limits(isProduction, textOf)],
    context: (initial) => {
      const { request, params } = initial;
      initial.log.operation = operationName(params.operationName);
      return {
        backEnd,
        bearer: bearerIn(request.headers.get('authorization')),
        idempotencyKey: idempotencyKeyOf(params.extensions),
        client: initial.client,
        setCookies: initial.setCookies,
      };
    },
  });

  const handle: Graphql['handle'] = async (c) => {
    // By Yoga’s own rule: what it would not take it refuses with an empty body.
    if (!/^application\/json(?:[;,]|$)/.test(c.req.header('content-type') ?? ''))
      return {
        response: graphqlError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json'),
        operation: undefined,
      };
    const call: Call = {
      client: clientOf(c, settings.trustProxy),
      setCookies: [],
      log: { operation: undefined },
    };
    const answered = await yoga.fetch(c.req.raw, call);
    const response = new Response(answered.body, answered);
    response.headers.set('cache-control', 'no-store');
    for (const cookie of call.setCookies) response.headers.append('set-cookie', cookie);
    return { response, operation: call.log.operation };
  };

  const documentOf: Graphql['documentOf'] = async (asked) => {
    const { parse, validate } = yoga.getEnveloped();
    try {
      const document = parse((await textOf(asked)) ?? '') as DocumentNode;
      const errors = validate(schema, document) as readonly GraphQLError[];
      return errors.length > 0 ? errors.map(overSocket) : document;
    } catch (error) {
      // By its name: it may be of another copy of `graphql` (`request-error.ts`).
      if (error instanceof Error && error.name === GraphQLError.name) return [overSocket(error as GraphQLError)];
      throw error;
    }
  };

  const errorOverSocket: Graphql['errorOverSocket'] = (error) => {
    const masked = maskAll(error, UNEXPECTED, false) as GraphQLError;
    if (masked !== error) logError(error);
    return overSocket(masked).toJSON();
  };
  return { schema, handle, documentOf, errorOverSocket };
};

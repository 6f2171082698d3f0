import { type DocumentNode, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { type Plugin, createYoga, maskError } from 'graphql-yoga';
import type { Context } from 'hono';
import type { BackEnd, RequestContext } from './context.ts';
import { errorFields } from '../common/log.ts';
import { bearerIn, type Client, type HttpEnv, clientOf } from '../http/client.ts';
import { MAX_TOKENS, noIntrospection, queryLimits } from '../http/query-limits.ts';
import { isDatabaseUnreachable, isUnavailable } from '../overload/unavailable.ts';
import { isFull } from '../store/disk-space.ts';
import { requestError, technicalIssue, unavailable } from '../http/request-error.ts';
import { type Asked, documentText } from '../http/trusted-documents.ts';

/** Data passed from the HTTP handler to Yoga and back. */
interface Call {
  client: Client;
  setCookies: string[];
  log: { operation: string | undefined };
}

/** @throws GraphQLError for a malformed key. */
const idempotencyKeyOf = (extensions: Record<string, unknown> | undefined): string | null => {
  const key = extensions?.['idempotencyKey'];
  if (key === undefined || key === null) return null;
  if (typeof key === 'string' && /^[\w.:-]{8,200}$/.test(key)) return key;
  throw requestError('BAD_USER_INPUT', 'extensions.idempotencyKey must have 8 to 200 letters, digits or . : - _', {
    status: 400,
  });
};

/** Resolves persisted documents and limits queries. In production, errors never suggest names. */
const limits = (isProduction: boolean, textOf: (asked: Asked) => ReturnType<typeof documentText>): Plugin => ({
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

/** Yoga's default message. */
const UNEXPECTED = 'Unexpected error.';

const originalOf = (error: unknown): unknown =>
  error instanceof Error && 'originalError' in error ? (error.originalError ?? error) : error;

/**
 * Masks errors as Yoga does, with an accurate status: 503 if a retry may help, 500 for bugs. Removes the JSON parser's
 * message for an invalid body.
 */
const maskAll: typeof maskError = (error, message, isDev) => {
  if (isFull(originalOf(error)) || isDatabaseUnreachable(originalOf(error))) return technicalIssue();
  if (isUnavailable(originalOf(error))) return unavailable();
  const masked = maskError(error, message, isDev);
  const extensions: unknown = 'extensions' in masked ? masked.extensions : null;
  if (typeof extensions !== 'object' || extensions === null) return masked;
  if ('originalError' in extensions) {
    Reflect.deleteProperty(extensions, 'originalError');
    // Without `originalError`, Yoga would treat it as a GraphQL error, whose status may be 200.
    Object.assign(extensions, { http: { status: 400 } });
  } else if (!('http' in extensions) && masked !== error) Object.assign(extensions, { http: { status: 500 } });
  return masked;
};

const operationName = (name: unknown): string | undefined =>
  typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : undefined;

/** A GraphQL error response for errors outside execution. */
export const graphqlError = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });

/** The error without HTTP extensions, for a web socket. */
const overSocket = ({ message, extensions }: GraphQLError): GraphQLError =>
  requestError(typeof extensions['code'] === 'string' ? extensions['code'] : 'BAD_USER_INPUT', message);

/** The GraphQL engine, shared by HTTP and web sockets so that both apply the same limits. */
export interface Graphql {
  schema: GraphQLSchema;
  /** Handles POST /graphql. Unexpected errors are masked and logged without their messages. */
  handle: (c: Context<HttpEnv>) => Promise<{ response: Response; operation: string | undefined }>;
  /** Parses and validates the document of a web socket subscription, or returns the errors. */
  documentOf: (asked: Asked) => Promise<DocumentNode | readonly GraphQLError[]>;
  /** Masks an error for a web socket by the same rule as over HTTP, and logs it without its message. */
  errorOverSocket: (error: unknown) => GraphQLFormattedError;
}

export const createGraphql = (backEnd: BackEnd, schema: GraphQLSchema): Graphql => {
  const { log, settings } = backEnd;
  const isProduction = settings.environment === 'production';
  const ofRetained = async (hash: string) => (await backEnd.currentSite())?.retained.documents.get(hash);
  const textOf = (asked: Asked) => documentText(asked, isProduction, ofRetained);
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
    // Same check as Yoga, which would refuse with an empty body.
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
      // Compared by name: the error may come from another copy of `graphql` (`request-error.ts`).
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

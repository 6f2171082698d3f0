import { type GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { DEFAULT_LOCALE, type Locale } from '../../../machines/domain/languages.ts';
import { say } from '../language/texts.ts';
import { RETRY_AFTER } from '../overload/unavailable.ts';

interface RequestErrorOptions {
  /** HTTP status of the answer; without it the answer is an ordinary GraphQL one. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  extensions?: GraphQLErrorExtensions;
}

/**
 * A GraphQL error that the client is told as it is, with its code. Made by Yoga, so that it is of the copy of `graphql`
 * that Yoga knows (bundlers load another one, and errors of that would be masked).
 */
export const requestError = (
  code: string,
  message: string,
  { status, headers, extensions }: RequestErrorOptions = {},
): GraphQLError =>
  createGraphQLError(message, {
    extensions: { code, ...extensions, ...(status === undefined ? {} : { http: { status, headers } }) },
  });

/**
 * How an error that a client is told as it is (`requestError` with a status) is answered where no GraphQL is spoken: its words are plain
 * text. Null: it is another.
 */
export const refusalIn = (error: unknown): { status: number; headers: Record<string, string> } | null => {
  // By its name: `graphql` may be there twice.
  if (!(error instanceof Error) || error.name !== 'GraphQLError') return null;
  const { http } = (error as GraphQLError).extensions as { http?: RequestErrorOptions };
  if (http?.status === undefined) return null;
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return { status: http.status, headers: { ...http.headers, ...plain } };
};

/** Too many ask at once (`overload/unavailable.ts`), in words that may be shown. */
export const unavailable = (): GraphQLError =>
  requestError('SERVICE_UNAVAILABLE', say(DEFAULT_LOCALE, 'problem.busy', { seconds: RETRY_AFTER }), {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER), 'Content-Language': DEFAULT_LOCALE },
    extensions: { retryAfter: RETRY_AFTER },
  });

/** No database, or no room on its disk: nobody knows for how long, and it has nothing to do with how many ask (D24). */
export const technicalIssue = (): GraphQLError =>
  requestError('TECHNICAL_ISSUE', say(DEFAULT_LOCALE, 'problem.technical'), {
    status: 503,
    headers: { 'Content-Language': DEFAULT_LOCALE },
  });

/** Over a limit (D39), in words that may be shown. @param retryAfter seconds. */
export const tooManyRequests = (retryAfter: number, locale: Locale): GraphQLError =>
  requestError('RATE_LIMITED', say(locale, 'problem.busy', { seconds: retryAfter }), {
    status: 429,
    headers: { 'Retry-After': String(retryAfter), 'Content-Language': locale },
    extensions: { retryAfter },
  });

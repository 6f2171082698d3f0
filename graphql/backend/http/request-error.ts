import { type GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';
import { DEFAULT_LOCALE, type Locale } from '../../../locales/languages.ts';
import { say } from '../language/texts.ts';
import { RETRY_AFTER } from '../overload/unavailable.ts';

interface RequestErrorOptions {
  /** HTTP status; without it, an ordinary GraphQL response. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  extensions?: GraphQLErrorExtensions;
}

/**
 * A GraphQL error that is sent to the client unmasked. Created by Yoga to use its copy of `graphql`: errors of a second
 * copy, which bundlers may load, would be masked.
 */
export const requestError = (
  code: string,
  message: string,
  { status, headers, extensions }: RequestErrorOptions = {},
): GraphQLError =>
  createGraphQLError(message, {
    extensions: { code, ...extensions, ...(status === undefined ? {} : { http: { status, headers } }) },
  });

/** The plain-text response for a `requestError` with a status outside GraphQL. Null for other errors. */
export const refusalIn = (error: unknown): { status: number; headers: Record<string, string> } | null => {
  // Compared by name: `graphql` may be loaded twice.
  if (!(error instanceof Error) || error.name !== 'GraphQLError') return null;
  const { http } = (error as GraphQLError).extensions as { http?: RequestErrorOptions };
  if (http?.status === undefined) return null;
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return { status: http.status, headers: { ...http.headers, ...plain } };
};

/** Overload (`overload/unavailable.ts`), with a message for visitors. */
export const unavailable = (): GraphQLError =>
  requestError('SERVICE_UNAVAILABLE', say(DEFAULT_LOCALE, 'problem.busy', { seconds: RETRY_AFTER }), {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER), 'Content-Language': DEFAULT_LOCALE },
    extensions: { retryAfter: RETRY_AFTER },
  });

/** No database or a full disk: unrelated to load, and without a known end (D24). */
export const technicalIssue = (): GraphQLError =>
  requestError('TECHNICAL_ISSUE', say(DEFAULT_LOCALE, 'problem.technical'), {
    status: 503,
    headers: { 'Content-Language': DEFAULT_LOCALE },
  });

/** A rate limit was exceeded (D39), with a message for visitors. @param retryAfter seconds. */
export const tooManyRequests = (retryAfter: number, locale: Locale): GraphQLError =>
  requestError('RATE_LIMITED', say(locale, 'problem.busy', { seconds: retryAfter }), {
    status: 429,
    headers: { 'Retry-After': String(retryAfter), 'Content-Language': locale },
    extensions: { retryAfter },
  });

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

/** Can't be done now (`overload/unavailable.ts`), in words that may be shown: that too many ask at once is all that they need to know. */
export const unavailable = (): GraphQLError =>
  requestError('SERVICE_UNAVAILABLE', say(DEFAULT_LOCALE, 'problem.busy', { seconds: RETRY_AFTER }), {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER), 'Content-Language': DEFAULT_LOCALE },
    extensions: { retryAfter: RETRY_AFTER },
  });

/** Over a limit (D39), in words that may be shown. @param retryAfter seconds. */
export const tooManyRequests = (retryAfter: number, locale: Locale): GraphQLError =>
  requestError('RATE_LIMITED', say(locale, 'problem.busy', { seconds: retryAfter }), {
    status: 429,
    headers: { 'Retry-After': String(retryAfter), 'Content-Language': locale },
    extensions: { retryAfter },
  });

import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Locale } from '../../../machines/domain/languages.ts';
import type { BackEnd } from '../context.ts';
import { chosenLocale, preferredLocale } from '../language/visit-language.ts';
import { forwardedAddress, networkOf } from './ip-address.ts';

export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** The GraphQL operation, for the log. */
    operation: string | undefined;
  };
};

/** Who asks. */
export interface Client {
  /** Whom a request counts for in rate limits. */
  address: string;
  /** The language that the visit was in, else the browser's. */
  locale: Locale;
}

/** The language in which an answer is read that no address names: cookie, else browser, else English (D2). */
export const localeOfClient = (c: Context<HttpEnv>): Locale =>
  chosenLocale(getCookie(c, 'lang'), []) ?? preferredLocale(c.req.header('accept-language'));

/** What proxies have added, the last of them rightmost. */
const forwardedIn = ({ headers }: IncomingMessage): string[] => {
  const text = String(headers['x-forwarded-for'] ?? '');
  return text === '' ? [] : text.split(',');
};

/**
 * Whom a request counts for (D39): the network of the peer, or behind proxies of the address that the first trusted one saw; of
 * the peer too where that one wrote no address. The header `Forwarded` is not read: who writes it may let a visitor's pass.
 * @param trustProxy how many proxies stand in front; what is further left in X-Forwarded-For anyone may have written.
 */
export const addressOf = (request: IncomingMessage, trustProxy: number): string => {
  const { remoteAddress = 'unknown' } = request.socket;
  const entries = trustProxy === 0 ? [] : forwardedIn(request);
  return networkOf(forwardedAddress(entries.at(-trustProxy) ?? '') ?? remoteAddress) ?? remoteAddress;
};

export const clientOf = (c: Context<HttpEnv>, trustProxy: number): Client => ({
  address: addressOf(c.env.incoming, trustProxy),
  locale: localeOfClient(c),
});

/**
 * Says once when a request came through fewer proxies than the settings count: then all visitors count as one client, whom the limits of
 * one (D39) shut out.
 */
export const watchProxies = (app: Hono<HttpEnv>, { log, settings }: BackEnd): void => {
  const { trustProxy } = settings;
  let isTold = false;
  app.use('/graphql', (c, next) => {
    const seen = forwardedIn(c.env.incoming).length;
    if (seen < trustProxy && !isTold) log('proxies.missing', { expected: trustProxy, seen });
    isTold ||= seen < trustProxy;
    return next();
  });
};

const tracing = (value: string | undefined, allowed: RegExp): string | undefined =>
  value !== undefined && value.length <= 200 && allowed.test(value) ? value : undefined;

/** What a request says of itself for the log (spec 7); anything that does not look like it is left out. */
export const traceOf = (c: Context<HttpEnv>) => ({
  correlationId: tracing(c.req.header('x-correlation-id'), /^[\w-]+$/),
  sessionId: tracing(c.req.header('x-session-id'), /^[\w-]+$/),
  sourcePage: tracing(c.req.header('x-source-page'), /^\/[\w/-]*$/),
});

import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Locale } from '../../../locales/languages.ts';
import type { Log } from '../common/log.ts';
import type { Settings } from '../settings/settings.ts';
import { chosenLocale, preferredLocale } from '../language/visit-language.ts';
import { forwardedAddress, networkOf } from '../common/ip-address.ts';

export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** Name of the GraphQL operation, for the log. */
    operation: string | undefined;
  };
};

export interface Client {
  /** Key of rate limits. */
  address: string;
  /** Language of the visit, otherwise of the browser. */
  locale: Locale;
}

/** Language for URLs without one: cookie, otherwise browser, otherwise English (D2). */
export const localeOfClient = (c: Context<HttpEnv>): Locale =>
  chosenLocale(getCookie(c, 'lang'), []) ?? preferredLocale(c.req.header('accept-language'));

/** Entries of X-Forwarded-For; the last proxy's entry comes last. */
const forwardedIn = ({ headers }: IncomingMessage): string[] => {
  const text = String(headers['x-forwarded-for'] ?? '');
  return text === '' ? [] : text.split(',');
};

/**
 * The client address for rate limits (D39): the network of the peer; behind proxies, of the address that the outermost
 * trusted proxy saw, or of the peer if that entry is not an address. The header `Forwarded` is ignored: a proxy that
 * sets X-Forwarded-For may pass on a forged one.
 * @param trustProxy number of trusted proxies; entries further left in X-Forwarded-For may be forged.
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
 * Logs once if a request came through fewer proxies than configured: all visitors then count as one client and share
 * its rate limits (D39).
 */
export const watchProxies = (
  app: Hono<HttpEnv>,
  { log, settings }: { log: Log; settings: Pick<Settings, 'trustProxy'> },
): void => {
  const { trustProxy } = settings;
  let isLogged = false;
  app.use('/graphql', (c, next) => {
    const seen = forwardedIn(c.env.incoming).length;
    if (seen < trustProxy && !isLogged) log('proxies.missing', { expected: trustProxy, seen });
    isLogged ||= seen < trustProxy;
    return next();
  });
};

const tracing = (value: string | undefined, allowed: RegExp): string | undefined =>
  value !== undefined && value.length <= 200 && allowed.test(value) ? value : undefined;

/** Tracing headers for the log (spec 7); malformed values are dropped. */
export const traceOf = (c: Context<HttpEnv>) => ({
  correlationId: tracing(c.req.header('x-correlation-id'), /^[\w-]+$/),
  sessionId: tracing(c.req.header('x-session-id'), /^[\w-]+$/),
  sourcePage: tracing(c.req.header('x-source-page'), /^\/[\w/-]*$/),
});

/** The token of `Authorization: Bearer …` (RFC 6750), or null. */
export const bearerIn = (header: unknown): string | null =>
  typeof header === 'string' ? (/^Bearer ([\w.-]{1,8192})$/i.exec(header)?.[1] ?? null) : null;

/** The parsed body; undefined if it is not JSON. */
export const jsonBody = async (c: Context<HttpEnv>): Promise<unknown> => {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
};

/** Headers for a response sent before the body was read completely: the rest of the connection is still body. */
export const UNREAD = { connection: 'close', 'cache-control': 'no-store' };

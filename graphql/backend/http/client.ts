import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Locale } from '../../../machines/domain/languages.ts';
import { chosenLocale, preferredLocale } from '../language/visit-language.ts';

export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** The GraphQL operation, for the log. */
    operation: string | undefined;
  };
};

/** IPv6 hosts are given whole networks of 64 bits: a limit by single address would be none. */
const network = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = plain.includes('::') ? tail.split(':').filter(Boolean) : [];
  const whole = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest];
  return `${whole.slice(0, 4).join(':')}::/64`;
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

/**
 * Whom a request counts for (D39): the peer, or behind proxies the address that the first trusted one saw.
 * @param trustProxy how many proxies stand in front; what is further left in X-Forwarded-For anyone may have written.
 */
export const addressOf = ({ headers, socket }: IncomingMessage, trustProxy: number): string => {
  const peer = socket.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return network(peer);
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  return network(forwarded.at(-trustProxy) || peer);
};

export const clientOf = (c: Context<HttpEnv>, trustProxy: number): Client => ({
  address: addressOf(c.env.incoming, trustProxy),
  locale: localeOfClient(c),
});

const tracing = (value: string | undefined, allowed: RegExp): string | undefined =>
  value !== undefined && value.length <= 200 && allowed.test(value) ? value : undefined;

/** What a request says of itself for the log (spec 7); anything that does not look like it is left out. */
export const traceOf = (c: Context<HttpEnv>) => ({
  correlationId: tracing(c.req.header('x-correlation-id'), /^[\w-]+$/),
  sessionId: tracing(c.req.header('x-session-id'), /^[\w-]+$/),
  sourcePage: tracing(c.req.header('x-source-page'), /^\/[\w/-]*$/),
});

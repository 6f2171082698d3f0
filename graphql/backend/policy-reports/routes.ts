/** Endpoint for CSP violation reports (D41): each is logged, also in production. */
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Clock } from '../common/clock.ts';
import type { Log } from '../common/log.ts';
import type { Settings } from '../settings/settings.ts';
import { type HttpEnv, clientOf, UNREAD, jsonBody } from '../http/client.ts';
import { POLICY_REPORTS } from '../http/security-headers.ts';
import { withoutTrailingSlash } from '../site/build.ts';
import type { CurrentSite, ServedSite } from '../site/current.ts';
import { type Violation, formatOf, violationsIn } from './violations.ts';
import { createMinuteCounter } from '../http/minute-counter.ts';

/** Lines per minute: per client and in total. */
const OF_CLIENT = 10;
const OF_ALL = 60;

/** Counter names; client names are addresses, so they can't collide. */
const [ALL, REFUSED] = ['all', 'refused'];

/** @param dropped receives the number of dropped lines after a minute with any; never 0. */
const createAllowance = (clock: Clock, dropped: (count: number) => void) => {
  const minute = createMinuteCounter(clock, (counts) => {
    const refused = counts.get(REFUSED) ?? 0;
    if (refused > 0) dropped(refused);
  });
  return {
    /** Whether a line may be logged for the client. */
    take: (client: string): boolean => {
      const mayWrite = minute.count(client) < OF_CLIENT && minute.count(ALL) < OF_ALL;
      for (const name of mayWrite ? [client, ALL] : [REFUSED]) minute.add(name);
      return mayWrite;
    },
    retryAfter: minute.retryAfter,
  };
};

const MAX_BODY = 64 * 1024;
const NO_STORE = { 'cache-control': 'no-store' };

/**
 * Loggable part of a URL: the path if it is a page or file of the site, the origin of another site. Query, fragment and
 * unknown paths may contain tokens, codes or personal data.
 * @param site null: not built.
 */
const placeIn = (site: ServedSite | null, ownOrigin: string, address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, protocol, host } = new URL(address);
  if (origin !== ownOrigin) return host === '' ? protocol : `${protocol}//${host}`;
  const isOurs =
    site?.pages.has(withoutTrailingSlash(pathname)) || site?.files.has(pathname) || site?.retained.assets.has(pathname);
  return isOurs ? pathname : 'own';
};

/** `inline`, `eval`, `trusted-types-sink` and similar, otherwise the blocked target. */
const blockedIn = (site: ServedSite | null, ownOrigin: string, blocked: string): string | undefined =>
  /^[a-z-]{1,30}$/.test(blocked) ? blocked : placeIn(site, ownOrigin, blocked);

interface Services {
  clock: Clock;
  currentSite: CurrentSite;
  log: Log;
  publicUrl: string;
  settings: Pick<Settings, 'trustProxy'>;
}

/** `POST /entrance/csp-reports`, in the formats of `report-to` and `report-uri`. */
export const policyReports = (app: Hono<HttpEnv>, { clock, currentSite, log, publicUrl, settings }: Services): void => {
  const ownOrigin = new URL(publicUrl).origin;
  const allowance = createAllowance(clock, (count) => log('csp.violations-dropped', { count }));
  const logViolation = (site: ServedSite | null, { directive, document, blocked, source, line }: Violation): void =>
    log('csp.violation', {
      directive,
      page: placeIn(site, ownOrigin, document),
      blocked: blockedIn(site, ownOrigin, blocked),
      source: placeIn(site, ownOrigin, source),
      line,
    });

  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => c.text(`The body must not exceed ${MAX_BODY} bytes\n`, 413, UNREAD),
  });
  app.post(POLICY_REPORTS, limit, async (c) => {
    // Other content types could be sent from another site without a CORS preflight.
    const format = formatOf(c.req.header('content-type'));
    if (!format) return c.text('The body must be application/reports+json or application/csp-report\n', 415, NO_STORE);
    const violations = violationsIn(format, await jsonBody(c));
    if (!violations) return c.text('The body must be reports of a content security policy\n', 400, NO_STORE);
    const { address } = clientOf(c, settings.trustProxy);
    const site = await currentSite();
    const logged = violations.filter(() => allowance.take(address));
    for (const violation of logged) logViolation(site, violation);
    if (logged.length === violations.length) return c.body(null, 204, NO_STORE);
    return c.text('Too many reports\n', 429, { ...NO_STORE, 'retry-after': String(allowance.retryAfter()) });
  });
};

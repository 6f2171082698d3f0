import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BASE } from '../../../machines/domain/site.ts';
import type { BackEnd } from './context.ts';
import { consentPlatform } from '../consent-platform/routes.ts';
import { errorFields } from '../common/log.ts';
import { unsubscribeByToken } from '../newsletter/resolvers.ts';
import { RETRY_AFTER, isUnavailable } from '../overload/unavailable.ts';
import { policyReports } from '../policy-reports/routes.ts';
import { siteHandler } from '../site/serve.ts';
import { featureService } from '../features/routes.ts';
import { mailFonts } from '../mail/fonts.ts';
import { mailPictures } from '../mail/pictures.ts';
import { countRequests, metricsRoute } from '../metrics/routes.ts';
import { type HttpEnv, addressOf, clientOf, traceOf, watchProxies } from '../http/client.ts';
import { type Graphql, graphqlError } from './graphql.ts';
import { healthRoutes } from '../http/health.ts';
import { localRoutes } from './local-routes.ts';
import { limitRate } from '../http/rate-limits.ts';
import { refusalIn } from '../http/request-error.ts';
import { securityTxt } from '../http/security-txt.ts';

const MAX_BODY = 64 * 1024;

/** Delays refusals (4xx) by client address. */
const paceRefusals = (app: Hono<HttpEnv>, { pacedRefusals, settings }: BackEnd): void => {
  app.use(async (c, next) => {
    await next();
    const { status } = c.res;
    if (status >= 400 && status < 500) await pacedRefusals.turn(addressOf(c.env.incoming, settings.trustProxy));
  });
};

const logRequests = (app: Hono<HttpEnv>, { log }: BackEnd): void => {
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    // Redirected and unknown paths may contain anything, so they are not logged.
    const path = [302, 404].includes(c.res.status) ? undefined : c.req.path;
    const operation = c.get('operation');
    const ms = Math.round(performance.now() - start);
    log('http.request', { method: c.req.method, path, status: c.res.status, ms, operation, ...traceOf(c) });
  });
};

const graphqlRoute = (app: Hono<HttpEnv>, { handle }: Graphql): void => {
  const tooLarge = () => graphqlError(413, 'PAYLOAD_TOO_LARGE', `The body must not exceed ${MAX_BODY} bytes`);
  app.post('/graphql', bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }), async (c) => {
    const { response, operation } = await handle(c);
    c.set('operation', operation);
    return response;
  });
  app.all('/graphql', () => graphqlError(405, 'METHOD_NOT_ALLOWED', 'Only POST', { allow: 'POST' }));
};

/** One-click unsubscribe, posted by a mail client to the mailed link (RFC 8058). */
const oneClickUnsubscribe = (app: Hono<HttpEnv>, backEnd: BackEnd): void => {
  app.post(`${BASE}/:locale/newsletter/unsubscribe`, async (c) => {
    const { locale } = clientOf(c, backEnd.settings.trustProxy);
    // Counted per account: a mail provider posts for many from one address.
    const count = (address: string) => limitRate(backEnd, 'oneClickUnsubscribe', { address, locale });
    const outcome = await unsubscribeByToken(backEnd, c.req.query('token') ?? '', count);
    return c.body(null, outcome === 'UNSUBSCRIBED' ? 200 : 400);
  });
};

/** All routes of the back end, on one origin (D1). */
export const createApp = (backEnd: BackEnd, graphql: Graphql): Hono<HttpEnv> => {
  const app = new Hono<HttpEnv>();
  paceRefusals(app, backEnd);
  logRequests(app, backEnd);
  countRequests(app, backEnd);
  metricsRoute(app, backEnd);
  healthRoutes(app, backEnd);
  watchProxies(app, backEnd);
  graphqlRoute(app, graphql);
  oneClickUnsubscribe(app, backEnd);
  featureService(app, backEnd);
  consentPlatform(app, backEnd);
  policyReports(app, backEnd);
  mailPictures(app);
  mailFonts(app);
  securityTxt(app, backEnd);
  app.get(`${BASE}/defaults.json`, (c) => c.json(backEnd.defaults, 200, { 'cache-control': 'no-cache' }));
  if (backEnd.settings.environment === 'local') localRoutes(app, backEnd);
  app.get('/', (c) => c.redirect(`${BASE}/${new URL(c.req.url).search}`, 302));
  const site = siteHandler(backEnd);
  app.get(BASE, site);
  app.get(`${BASE}/*`, site);
  app.get('/robots.txt', site);
  // Redirects page requests outside the base path to the same path below it.
  app.get('*', (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.startsWith(`${BASE}/`) || !c.req.header('accept')?.includes('text/html')) return next();
    return c.redirect(`${BASE}${pathname}${search}`, 302);
  });
  app.notFound((c) => c.text('Not found\n', 404));
  app.onError((error, c) => {
    const refusal = refusalIn(error);
    if (refusal) return new Response(`${error.message}\n`, refusal);
    backEnd.log('http.error', errorFields(error));
    if (isUnavailable(error)) return c.text('Service unavailable\n', 503, { 'retry-after': String(RETRY_AFTER) });
    return c.text('Internal server error\n', 500);
  });
  return app;
};

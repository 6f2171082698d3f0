/** Routes for local use; production does not have them (D43). */
import type { Context, Hono } from 'hono';
import type { BackEnd } from './context.ts';
import { resetDemo } from '../demo/seed.ts';
import { errorReports } from '../error-reports/routes.ts';
import { mailbox } from '../mail/mailbox.ts';
import type { HttpEnv } from '../http/client.ts';
import { isIpAddress, isLoopback, isLoopbackName } from '../common/ip-address.ts';
import { pageShellFiles } from '../http/page-shell.ts';
import { placeholders } from '../http/placeholders.ts';

/** Routes with more information or rights than a visitor has. */
const PROTECTED_PATHS = /^\/(?:mailbox|error-reports|demo)(?:[./]|$)/;

/**
 * DNS rebinding: another site can point its name here after loading and then read these routes as same-origin. So they
 * answer only under names that others can't control; IP addresses are safe.
 */
const checkHostName = (app: Hono<HttpEnv>, publicUrl: string): void => {
  const ownName = new URL(publicUrl).hostname;
  app.use(async (c, next) => {
    const { hostname } = new URL(c.req.url);
    const isOurs = hostname === ownName || isLoopbackName(hostname) || isIpAddress(hostname);
    if (isOurs || !PROTECTED_PATHS.test(c.req.path)) return next();
    return c.text('This page is there under the name localhost, or that of PUBLIC_URL\n', 421);
  });
};

/** Whether the request comes from this computer, not through a proxy. */
const isFromHere = (c: Context<HttpEnv>): boolean => {
  const { remoteAddress = '' } = c.env.incoming.socket;
  return isLoopback(remoteAddress) && !c.req.header('x-forwarded-for') && !c.req.header('forwarded');
};

const demoReset = (app: Hono<HttpEnv>, { clock, keys, rateLimits, store }: BackEnd): void => {
  app.post('/demo/reset', async (c) => {
    if (!isFromHere(c)) return c.text('Only this computer itself may reset the demo data\n', 403);
    // HTML forms of another site can't send this header.
    if (c.req.header('x-demo-reset') !== 'yes') return c.text('The header X-Demo-Reset: yes is missing\n', 400);
    await resetDemo(store.db, keys, clock.now());
    rateLimits.forget();
    return c.json({ reset: true });
  });
};

export const localRoutes = (app: Hono<HttpEnv>, backEnd: BackEnd): void => {
  checkHostName(app, backEnd.publicUrl);
  pageShellFiles(app);
  placeholders(app);
  errorReports(app, backEnd);
  if (backEnd.mailer.outbox === null) mailbox(app, backEnd);
  demoReset(app, backEnd);
};

/**
 * Default endpoint of error reports, with a page that lists them: local use only (D38). Production uses the configured
 * service.
 */
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Clock } from '../common/clock.ts';
import { type HttpEnv, UNREAD } from '../http/client.ts';
import { pageShellPolicy, setPolicy } from '../http/security-headers.ts';
import { errorReportsPage } from './page.ts';
import { createErrorReports } from './reports.ts';

/** Above the client's own limit of 524288 bytes per item (spec 9). */
const MAX_BODY = 600 * 1024;

/** Rollbar's response format. */
const refusal = (c: Context<HttpEnv>, status: 400 | 415, message: string) =>
  c.json({ err: 1, message }, status, { 'cache-control': 'no-store' });

/**
 * `POST /error-reports/api/1/item/` as Rollbar's client does; `GET /error-reports` and, for tools,
 * `/error-reports.json`.
 */
export const errorReports = (app: Hono<HttpEnv>, { clock }: { clock: Clock }): void => {
  const reports = createErrorReports();

  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => c.json({ err: 1, message: `The body must not exceed ${MAX_BODY} bytes` }, 413, UNREAD),
  });
  for (const path of ['/error-reports/api/1/item/', '/error-reports/item'])
    app.post(path, limit, async (c) => {
      // Other content types could be sent from another site without a CORS preflight.
      if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
        return refusal(c, 415, 'The body must be application/json');
      const id = reports.take(await c.req.text(), clock.now());
      if (id === null) return refusal(c, 400, 'The body must be an item: {data: {body}}');
      return c.json({ err: 0, result: { id } }, 200, { 'cache-control': 'no-store' });
    });

  app.get('/error-reports', (c) => {
    setPolicy(c, pageShellPolicy());
    c.header('cache-control', 'no-store');
    return c.html(errorReportsPage(reports.newestFirst()));
  });
  app.get('/error-reports.json', (c) => c.json(reports.newestFirst(), 200, { 'cache-control': 'no-store' }));
};

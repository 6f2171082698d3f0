/** Request metrics and the `/metrics` endpoint. */
import type { Hono } from 'hono';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from './metrics.ts';
import { bearerIn } from '../http/bearer.ts';
import type { HttpEnv } from '../http/client.ts';
import { SECOND } from '../common/clock.ts';
import { equalSecrets } from '../common/keys.ts';
import { operationOf } from './operation-of.ts';
import { type StoreServices, readStore } from './read-store.ts';

const NO_STORE = { 'cache-control': 'no-store' };

export const countRequests = (app: Hono<HttpEnv>, { metrics }: { metrics: Metrics }): void => {
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const operation = operationOf(c.req.path, c.get('operation'));
    metrics.requests.inc({ operation, status: c.res.status });
    metrics.durations.observe({ operation }, (performance.now() - start) / SECOND);
  });
};

/** Requires the bearer token `METRICS_TOKEN`; without that setting there is no endpoint. */
export const metricsRoute = (
  app: Hono<HttpEnv>,
  backEnd: StoreServices & { settings: Pick<Settings, 'metricsToken'> },
): void => {
  const { metrics, settings } = backEnd;
  const { metricsToken } = settings;
  if (metricsToken === null) return;
  metrics.measureProcess();
  app.get('/metrics', async (c) => {
    const bearer = bearerIn(c.req.header('authorization'));
    if (bearer === null || !equalSecrets(bearer, metricsToken))
      return c.text('Only with the token of METRICS_TOKEN\n', 401, { ...NO_STORE, 'www-authenticate': 'Bearer' });
    await readStore(backEnd);
    return c.body(await metrics.text(), 200, { ...NO_STORE, 'content-type': metrics.contentType });
  });
};

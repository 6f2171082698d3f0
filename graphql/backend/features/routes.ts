/** HTTP API of the feature service, at the URLs of GrowthBook's SDK (spec 7.6, D35). */
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Settings } from '../settings/settings.ts';
import type { Features } from './features.ts';
import { type HttpEnv, clientOf, UNREAD, jsonBody } from '../http/client.ts';
import { CONNECTION_RETRY_AFTER } from '../http/connection-limit.ts';
import { evaluate, evaluationRequest } from './evaluate.ts';
import { type Streams, STREAM_HEADERS } from './streams.ts';

const MAX_BODY = 16 * 1024;
/** Makes the SDK open the event stream. Not sent after a remote evaluation, because the stream contains the rules. */
const SSE = { 'x-sse-support': 'enabled' };

const problem = (c: Context<HttpEnv>, status: 400 | 404, error: string) =>
  c.json({ status, error }, status, { 'cache-control': 'no-store' });

/** No stream available; the SDK retries. */
const noStream = (c: Context<HttpEnv>, status: 429 | 503, error: string) =>
  c.json({ status, error }, status, { 'cache-control': 'no-store', 'retry-after': String(CONNECTION_RETRY_AFTER) });

interface Services {
  features: Features;
  featureStreams: Streams;
  settings: Pick<Settings, 'experimentsClientKey' | 'trustProxy'>;
}

/** `GET /api/features/:clientKey`, `POST /api/eval/:clientKey`, and the stream `GET /sub/:clientKey`. */
export const featureService = (app: Hono<HttpEnv>, { features, featureStreams, settings }: Services): void => {
  const now = () => ({ event: 'features', data: features.payload().json });
  features.onChange(() => featureStreams.send(now()));
  for (const path of ['/api/features/:clientKey', '/api/eval/:clientKey', '/sub/:clientKey'])
    app.use(path, async (c, next) => {
      if (c.req.param('clientKey') !== settings.experimentsClientKey) return problem(c, 404, 'Unknown client key');
      return next();
    });

  app.get('/api/features/:clientKey', (c) => {
    const { json, etag } = features.payload();
    const headers = { ...SSE, 'cache-control': 'no-cache', etag };
    const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim());
    if (known.includes(etag)) return c.body(null, 304, headers);
    return c.body(json, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  });

  const limit = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => c.json({ status: 413, error: `The body must not exceed ${MAX_BODY} bytes` }, 413, UNREAD),
  });
  app.post('/api/eval/:clientKey', limit, async (c) => {
    const request = v.safeParse(evaluationRequest, await jsonBody(c));
    if (!request.success)
      return problem(c, 400, 'The body must be {attributes, forcedVariations, forcedFeatures, url}');
    return c.json(evaluate(features.current(), request.output), 200, { 'cache-control': 'no-store' });
  });

  app.get('/sub/:clientKey', (c) => {
    // A stream whose body is never read would never end.
    if (c.req.method === 'HEAD') return c.body(null, 200, STREAM_HEADERS);
    const opened = featureStreams.open(c, clientOf(c, settings.trustProxy).address, now());
    if (opened === 'client') return noStream(c, 429, 'Too many streams from your connection');
    return opened === 'all' ? noStream(c, 503, 'No more streams now') : opened;
  });
};

/** Request metrics and the `/metrics` endpoint. */
import type { Hono } from 'hono';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from './metrics.ts';
import { bearerIn, type HttpEnv } from '../http/client.ts';
import { SECOND, type Clock } from '../common/clock.ts';
import { equalSecrets } from '../common/keys.ts';
import { BASE } from '../../../machines/domain/site.ts';
import { TRUSTED_DOCUMENTS } from '../http/trusted-documents.ts';
import { count, sql } from 'drizzle-orm';
import { stateOfMail } from '../mail/mail-state.ts';
import type { Store } from '../store/store.ts';
import { waits } from '../mail/queue.ts';
import { type DiskState, checkDiskFull } from '../store/disk-space.ts';
import { mails } from '../store/schema.ts';

/** Creation time of the oldest mail without an error of its own: a full mailbox must not raise an alert. */
const oldestOfQueue = sql`min(${mails.createdAt}) filter (where ${mails.reason} is null or ${mails.reason} = 'connection-lost')`;

interface StoreServices {
  clock: Clock;
  metrics: Metrics;
  readiness: DiskState;
  store: Pick<Store, 'connections' | 'probe'>;
}

const readMails = async ({ clock, metrics, store }: StoreServices): Promise<void> => {
  const rows = await store.probe
    .select({ state: stateOfMail, count: count(), oldest: oldestOfQueue.mapWith(mails.createdAt) })
    .from(mails)
    .where(waits())
    .groupBy(stateOfMail);
  for (const state of ['waiting', 'held'])
    metrics.mails.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
  const now = clock.now().getTime();
  const waited = rows.flatMap(({ oldest }) => (oldest === null ? [] : [now - oldest.getTime()]));
  metrics.oldestMail.set(Math.max(0, ...waited) / SECOND);
};

/** Updates the metrics read from the database. If the database does not answer, only `databaseUp` changes. */
const readStore = async (backEnd: StoreServices): Promise<void> => {
  const { metrics, store } = backEnd;
  for (const [state, connections] of Object.entries(store.connections?.() ?? {}))
    metrics.databaseConnections.set({ state }, connections);
  try {
    await readMails(backEnd);
    metrics.databaseFull.set((await checkDiskFull(backEnd)) ? 1 : 0);
    metrics.databaseUp.set(1);
  } catch {
    metrics.databaseUp.set(0);
  }
};

/** Names of the product's operations. A client may send any other name. */
const OPERATIONS: ReadonlySet<string> = new Set(
  [...TRUSTED_DOCUMENTS.values()].flatMap((text) => /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? []),
);

/** Kind of a request by path prefix; the first match counts. */
const KINDS: readonly (readonly [begins: string, kind: string])[] = [
  ['/graphql', 'graphql'],
  [`${BASE}/assets/`, 'asset'],
  [`${BASE}/defaults.json`, 'defaults'],
  [BASE, 'page'],
  ['/api/features/', 'features'],
  ['/api/eval/', 'features'],
  ['/sub/', 'features'],
  ['/entrance/', 'entrance'],
  ['/livez', 'probe'],
  ['/readyz', 'probe'],
  ['/healthz', 'probe'],
  ['/metrics', 'metrics'],
];

/** Metric label of a request: the GraphQL operation if known, otherwise the kind of its path. */
const operationOf = (path: string, operation: string | undefined): string => {
  if (operation !== undefined && OPERATIONS.has(operation)) return operation;
  return KINDS.find(([begins]) => path.startsWith(begins))?.[1] ?? 'other';
};

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

/** Liveness and readiness checks, for supervisors and load balancers. */
import { and, isNotNull, isNull, min } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { type Clock, MINUTE, after } from '../common/clock.ts';
import type { Store } from '../store/store.ts';
import { type DiskState, checkDiskFull } from '../store/disk-space.ts';
import { mails } from '../store/schema.ts';
import type { HttpEnv } from './client.ts';

/** A mail overdue for this long means that delivery has stopped. The queue polls every few seconds. */
const MAIL_LATE_AFTER = 15 * MINUTE;

/** State of each part, without details: the endpoint is public. */
interface Parts {
  /** `full`: registrations can't be written. */
  database: 'ok' | 'full' | 'unreachable';
  site: 'ok' | 'missing';
  /** Informational only: all processes share the mail queue, and registration still works. */
  mail: 'ok' | 'late' | 'unknown';
  process: 'ok' | 'stopping';
}

/** Whether this process accepts visitors; withdrawn while it stops. */
export interface Readiness extends DiskState {
  isWithdrawn: boolean;
}

interface Services {
  clock: Clock;
  currentSite: () => Promise<object | null>;
  mailer: { outbox: object | null };
  readiness: Readiness;
  store: Pick<Store, 'probe'>;
}

/** A single query checks the database and returns the due time of the oldest waiting mail. */
const dueSince = async ({ store, mailer }: Services): Promise<Date | null> => {
  const [row] = await store.probe
    .select({ since: min(mails.nextAttemptAt) })
    .from(mails)
    .where(and(isNotNull(mails.nextAttemptAt), isNull(mails.deliveredAt)));
  return mailer.outbox === null ? null : (row?.since ?? null);
};

const storeParts = async (backEnd: Services): Promise<Pick<Parts, 'database' | 'mail'>> => {
  try {
    const since = await dueSince(backEnd);
    const isLate = since !== null && since < after(backEnd.clock.now(), -MAIL_LATE_AFTER);
    return { database: (await checkDiskFull(backEnd)) ? 'full' : 'ok', mail: isLate ? 'late' : 'ok' };
  } catch {
    return { database: 'unreachable', mail: 'unknown' };
  }
};

const partsOf = async (backEnd: Services): Promise<Parts> => {
  const site = await backEnd.currentSite().catch(() => null);
  return {
    ...(await storeParts(backEnd)),
    site: site === null ? 'missing' : 'ok',
    process: backEnd.readiness.isWithdrawn ? 'stopping' : 'ok',
  };
};

/**
 * `/livez`: the process responds; no dependency is checked. Use it for restarts, because a restart does not repair a
 * database outage. `/healthz` is its older name. `/readyz`: uses a separate database connection without a queue; 503 if
 * visitors should go to another process.
 */
export const healthRoutes = (app: Hono<HttpEnv>, backEnd: Services): void => {
  const alive = (c: Context<HttpEnv>) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' });
  app.get('/livez', alive);
  app.get('/healthz', alive);
  let asked: Promise<Parts> | null = null;
  app.get('/readyz', async (c) => {
    // Concurrent requests share one database query.
    asked ??= partsOf(backEnd).finally(() => {
      asked = null;
    });
    const parts = await asked;
    const isReady = parts.database === 'ok' && parts.site === 'ok' && parts.process === 'ok';
    const status = isReady ? 'ok' : 'not-ready';
    return c.json({ status, ...parts }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
  });
};

/** Whether the process lives, and whether it should be sent visitors: for supervisors, load balancers and whoever is woken at night. */
import { and, isNotNull, isNull, min } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { MINUTE, after } from '../clock.ts';
import type { BackEnd } from '../context.ts';
import { stillFull } from '../store/room.ts';
import { mails } from '../store/schema.ts';
import type { HttpEnv } from './client.ts';

/** A mail that was due so long ago is delivered by nobody. The outbox looks every few seconds. */
const MAIL_LATE_AFTER = 15 * MINUTE;

/** Of each part whether it is well, and nothing more: anyone may ask. */
interface Parts {
  /** Full: registrations can't be written. */
  database: 'ok' | 'full' | 'unreachable';
  site: 'ok' | 'missing';
  /** Told, and no reason to send visitors elsewhere: the mails wait for all processes alike, and registering goes on. */
  mail: 'ok' | 'late' | 'unknown';
  process: 'ok' | 'stopping';
}

/** Whether this process is to be sent visitors; withdrawn while it stops, and where the last write found no room (`store/room.ts`). */
export interface Readiness {
  isWithdrawn: boolean;
  isFull: boolean;
}

/** One statement: it shows that the database answers, and since when the mail has been due that has waited longest. */
const dueSince = async ({ store, mailer }: BackEnd): Promise<Date | null> => {
  const [row] = await store.probe
    .select({ since: min(mails.nextAttemptAt) })
    .from(mails)
    .where(and(isNotNull(mails.nextAttemptAt), isNull(mails.deliveredAt)));
  return mailer.outbox === null ? null : (row?.since ?? null);
};

const storeParts = async (backEnd: BackEnd): Promise<Pick<Parts, 'database' | 'mail'>> => {
  try {
    const since = await dueSince(backEnd);
    const isLate = since !== null && since < after(backEnd.clock.now(), -MAIL_LATE_AFTER);
    return { database: (await stillFull(backEnd)) ? 'full' : 'ok', mail: isLate ? 'late' : 'ok' };
  } catch {
    return { database: 'unreachable', mail: 'unknown' };
  }
};

const partsOf = async (backEnd: BackEnd): Promise<Parts> => {
  const site = await backEnd.currentSite().catch(() => null);
  return {
    ...(await storeParts(backEnd)),
    site: site === null ? 'missing' : 'ok',
    process: backEnd.readiness.isWithdrawn ? 'stopping' : 'ok',
  };
};

/**
 * `/livez`: the process answers; nothing is touched. Whoever restarts what does not answer asks this, never the other: a database that is
 * away comes back to a process that lives. `/healthz` is its older name. `/readyz`: on a connection of its own, which no queue is in
 * front of; 503 where visitors should go elsewhere.
 */
export const healthRoutes = (app: Hono<HttpEnv>, backEnd: BackEnd): void => {
  const alive = (c: Context<HttpEnv>) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' });
  app.get('/livez', alive);
  app.get('/healthz', alive);
  let asked: Promise<Parts> | null = null;
  app.get('/readyz', async (c) => {
    // Those who ask at once are told the same: however many they are, the database is asked once.
    asked ??= partsOf(backEnd).finally(() => {
      asked = null;
    });
    const parts = await asked;
    const isReady = parts.database === 'ok' && parts.site === 'ok' && parts.process === 'ok';
    const status = isReady ? 'ok' : 'not-ready';
    return c.json({ status, ...parts }, isReady ? 200 : 503, { 'cache-control': 'no-store' });
  });
};

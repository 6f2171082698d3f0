import { and, count, isNotNull, isNull, min } from 'drizzle-orm';
import { SECOND } from '../clock.ts';
import type { BackEnd } from '../context.ts';
import { mails } from '../store/schema.ts';

const readMails = async ({ clock, metrics, store }: BackEnd): Promise<void> => {
  const isWaiting = and(isNull(mails.deliveredAt), isNotNull(mails.nextAttemptAt));
  const [row] = await store.db
    .select({ waiting: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(isWaiting);
  metrics.mails.set({ state: 'waiting' }, row?.waiting ?? 0);
  const waited = row?.oldest ? clock.now().getTime() - row.oldest.getTime() : 0;
  metrics.oldestMail.set(Math.max(0, waited / SECOND));
};

/** Brings what the store knows up to date. Where the database does not answer, that is told, and what it said last stays. */
export const readStore = async (backEnd: BackEnd): Promise<void> => {
  const { metrics, store } = backEnd;
  for (const [state, connections] of Object.entries(store.connections?.() ?? {}))
    metrics.databaseConnections.set({ state }, connections);
  try {
    await readMails(backEnd);
    metrics.databaseUp.set(1);
  } catch {
    metrics.databaseUp.set(0);
  }
};

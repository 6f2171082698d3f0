import { count, sql } from 'drizzle-orm';
import { stateOfMail } from '../mail/mail-state.ts';
import { type Clock, SECOND } from '../common/clock.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';
import { waits } from '../mail/queue.ts';
import { type DiskState, checkDiskFull } from '../store/disk-space.ts';
import { mails } from '../store/schema.ts';

/** Creation time of the oldest mail without an error of its own: a full mailbox must not raise an alert. */
const oldestOfQueue = sql`min(${mails.createdAt}) filter (where ${mails.reason} is null or ${mails.reason} = 'connection-lost')`;

export interface StoreServices {
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
export const readStore = async (backEnd: StoreServices): Promise<void> => {
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

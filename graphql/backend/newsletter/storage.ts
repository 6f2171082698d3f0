import { and, eq, isNull } from 'drizzle-orm';
import { newsletterSubscriptions } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

/** Whether newsletter consent was given for the address and not withdrawn. */
export const isSubscribed = async (tx: Statements, account: string): Promise<boolean> => {
  const rows = await tx
    .select({ account: newsletterSubscriptions.accountKey })
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.accountKey, account), isNull(newsletterSubscriptions.unsubscribedAt)));
  return rows.length > 0;
};

export const subscribe = (tx: Statements, account: string, now: Date) =>
  tx
    .insert(newsletterSubscriptions)
    .values({ accountKey: account, subscribedAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.accountKey,
      set: { subscribedAt: now, unsubscribedAt: null },
    });

/** Idempotent: the time of the first withdrawal stays. */
export const unsubscribe = (tx: Statements, account: string, now: Date) =>
  tx
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: now })
    .where(and(eq(newsletterSubscriptions.accountKey, account), isNull(newsletterSubscriptions.unsubscribedAt)));

import { and, eq, gte, isNotNull, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { consents, newsletterSubscriptions, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

/** Whether the newsletter is sent to the address: consented to, with the address proved (D54), and not withdrawn. */
export const isSubscribed = async (tx: Statements, account: string): Promise<boolean> => {
  const { accountKey, subscribedAt, unsubscribedAt } = newsletterSubscriptions;
  const rows = await tx
    .select({ account: accountKey })
    .from(newsletterSubscriptions)
    .where(and(eq(accountKey, account), isNotNull(subscribedAt), isNull(unsubscribedAt)));
  return rows.length > 0;
};

/** Whether a registration of the address, not activated yet, brings a consent that was not withdrawn meanwhile. */
const isAwaited = async (tx: Statements, account: string): Promise<boolean> => {
  const withdrawn = tx
    .select({ account: newsletterSubscriptions.accountKey })
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.accountKey, account),
        gte(newsletterSubscriptions.unsubscribedAt, consents.recordedAt),
      ),
    );
  const rows = await tx
    .select({ id: consents.id })
    .from(consents)
    .innerJoin(registrations, eq(registrations.id, consents.registrationId))
    .where(
      and(
        eq(registrations.accountKey, account),
        eq(registrations.decoy, false),
        ne(registrations.status, 'EXPIRED'),
        eq(consents.type, 'NEWSLETTER'),
        eq(consents.accepted, true),
        isNull(consents.effectiveAt),
        notExists(withdrawn),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** Whether there is something to withdraw: mails to the address then say how, that of the activation too (spec 5). */
export const canWithdraw = async (tx: Statements, account: string): Promise<boolean> => {
  // Both are asked for every mail: else the time of an answer tells who reads the newsletter (D40).
  const [subscribed, awaited] = [await isSubscribed(tx, account), await isAwaited(tx, account)];
  return subscribed || awaited;
};

/** Sends the newsletter from now on. @param consentedAt a withdrawal since then goes before it. */
export const subscribe = async (tx: Statements, account: string, consentedAt: Date, now: Date): Promise<void> => {
  const { accountKey: target, unsubscribedAt } = newsletterSubscriptions;
  await tx
    .insert(newsletterSubscriptions)
    .values({ accountKey: account, subscribedAt: now })
    .onConflictDoUpdate({
      target,
      set: { subscribedAt: now, unsubscribedAt: null },
      setWhere: sql`${isNull(unsubscribedAt)} or ${lt(unsubscribedAt, consentedAt)}`,
    });
};

/** Idempotent: the time of the first withdrawal stays. Of what is awaited it is kept, so that the activation brings nothing. */
export const unsubscribe = async (tx: Statements, account: string, now: Date): Promise<void> => {
  if (await isAwaited(tx, account))
    await tx
      .insert(newsletterSubscriptions)
      .values({ accountKey: account, unsubscribedAt: now })
      .onConflictDoUpdate({ target: newsletterSubscriptions.accountKey, set: { unsubscribedAt: now } });
  else
    await tx
      .update(newsletterSubscriptions)
      .set({ unsubscribedAt: now })
      .where(and(eq(newsletterSubscriptions.accountKey, account), isNull(newsletterSubscriptions.unsubscribedAt)));
};

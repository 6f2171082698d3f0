import { type SQL, and, eq, exists, gte, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { cachedStatement } from '../store/cached-statement.ts';
import { consents, newsletterSubscriptions, registrations } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

const subscription = (tx: Statements, account: string) => {
  const { accountKey, subscribedAt, unsubscribedAt } = newsletterSubscriptions;
  return tx
    .select({ found: accountKey })
    .from(newsletterSubscriptions)
    .where(and(eq(accountKey, account), isNotNull(subscribedAt), isNull(unsubscribedAt)));
};

/** Whether the address is subscribed: consent given, address proved (D54), not withdrawn. */
export const isSubscribed = async (tx: Statements, account: string): Promise<boolean> =>
  (await subscription(tx, account)).length > 0;

/** Consent of a pending registration that was not withdrawn since. */
const awaitedConsent = (tx: Statements, ofRegistration: SQL) => {
  const withdrawn = tx
    .select({ account: newsletterSubscriptions.accountKey })
    .from(newsletterSubscriptions)
    .where(
      and(
        eq(newsletterSubscriptions.accountKey, registrations.accountKey),
        gte(newsletterSubscriptions.unsubscribedAt, consents.recordedAt),
      ),
    );
  return tx
    .select({ found: consents.id })
    .from(consents)
    .innerJoin(registrations, eq(registrations.id, consents.registrationId))
    .where(
      and(
        ofRegistration,
        eq(registrations.decoy, false),
        eq(registrations.status, 'PENDING_ACTIVATION'),
        eq(consents.type, 'NEWSLETTER'),
        eq(consents.accepted, true),
        isNull(consents.effectiveAt),
        notExists(withdrawn),
      ),
    )
    .limit(1);
};

const ofAccount = (account: string) => eq(registrations.accountKey, account);

/** SQL condition: whether activating the registration subscribes to the newsletter. */
export const awaitsNewsletter = (tx: Statements, registrationId: string): SQL =>
  exists(awaitedConsent(tx, eq(registrations.id, registrationId)));

const withdrawable = cachedStatement((tx, { account }: { account: string }) =>
  unionAll(subscription(tx, account), awaitedConsent(tx, ofAccount(account))),
);

/**
 * Whether there is a consent to withdraw: mails to the address, including the activation mail, then have an unsubscribe
 * link (spec 5). Both cases are queried for every mail, because response times would otherwise reveal subscribers
 * (D40).
 */
export const canWithdraw = async (tx: Statements, account: string): Promise<boolean> => {
  const rows = await withdrawable(tx, { account });
  return rows.length > 0;
};

/** Subscribes the account. @param consentedAt a withdrawal after this time takes precedence. */
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

/**
 * Idempotent: keeps the time of the first withdrawal. For a pending consent it is stored, so activation does not
 * subscribe.
 */
export const unsubscribe = async (tx: Statements, account: string, now: Date): Promise<void> => {
  if ((await awaitedConsent(tx, ofAccount(account))).length > 0)
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

import { and, eq, isNull } from 'drizzle-orm';
import { DAY, after } from '../clock.ts';
import type { Step } from '../idempotency/mutation.ts';
import { hashOf, randomId } from '../keys.ts';
import { pageUrl } from '../mail/links.ts';
import { queueMail } from '../mail/mailer.ts';
import { localeOf } from '../language/texts.ts';
import { activationLinks } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';
import type { StoredRegistration } from '../registrations/storage.ts';

/** D25. Milliseconds. */
const LINK_VALID_FOR = DAY;

export type ActivationLink = typeof activationLinks.$inferSelect;

export const supersedeLinks = (tx: Statements, registrationId: string, now: Date) =>
  tx
    .update(activationLinks)
    .set({ supersededAt: now })
    .where(and(eq(activationLinks.registrationId, registrationId), isNull(activationLinks.supersededAt)));

/** Mails a new activation link, bound to the registration's address; the ones before it die (D25). */
export const sendActivationLink = async ({ backEnd, tx, now }: Step, to: StoredRegistration): Promise<void> => {
  const id = randomId();
  await supersedeLinks(tx, to.id, now);
  await tx.insert(activationLinks).values({
    idHash: hashOf(id),
    registrationId: to.id,
    email: to.email,
    createdAt: now,
    expiresAt: after(now, LINK_VALID_FOR),
  });
  const locale = localeOf(to.locale);
  await queueMail(backEnd, tx, {
    kind: 'activation',
    to: to.email,
    locale,
    name: to.firstName !== null && to.lastName !== null ? { first: to.firstName, last: to.lastName } : null,
    actionUrl: pageUrl(backEnd.publicUrl, locale, '/registration/activateaccount', { accountActivationId: id }),
  });
};

/** The link with a mailed id, or null. */
export const findLink = async (tx: Statements, id: string): Promise<ActivationLink | null> => {
  const [row] = await tx
    .select()
    .from(activationLinks)
    .where(eq(activationLinks.idHash, hashOf(id)));
  return row ?? null;
};

import { and, desc, eq } from 'drizzle-orm';
import type { Step } from '../idempotency/mutation.ts';
import { subscribe } from '../newsletter/storage.ts';
import { consents } from '../store/schema.ts';
import { voucherGranted } from '../webhooks/voucher-granted.ts';
import { type NewRegistration, type StoredRegistration, updateRegistration, usePlace } from '../accounts/storage.ts';

/** Makes the consents of a registration effective, including the newsletter (D54). */
const applyConsents = async ({ tx, now }: Step, { id, accountKey }: StoredRegistration): Promise<void> => {
  await tx.update(consents).set({ effectiveAt: now }).where(eq(consents.registrationId, id));
  const [newsletter] = await tx
    .select({ recordedAt: consents.recordedAt })
    .from(consents)
    .where(and(eq(consents.registrationId, id), eq(consents.type, 'NEWSLETTER'), eq(consents.accepted, true)))
    .orderBy(desc(consents.recordedAt))
    .limit(1);
  if (newsletter) await subscribe(tx, accountKey, newsletter.recordedAt, now);
};

/**
 * Activates a locked registration: takes its place of the code, makes consents effective, grants the voucher.
 * @returns the active registration; null without changes if no place is left.
 */
export const becomeActive = async (
  step: Step,
  registration: StoredRegistration,
  changes: Partial<NewRegistration> = {},
): Promise<StoredRegistration | null> => {
  const { tx, now } = step;
  if (!(await usePlace(tx, registration.code))) return null;
  await applyConsents(step, registration);
  const active = await updateRegistration(tx, registration.id, { ...changes, status: 'ACTIVE', activatedAt: now });
  await voucherGranted(step, active);
  return active;
};

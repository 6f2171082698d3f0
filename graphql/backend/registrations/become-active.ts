import { and, desc, eq } from 'drizzle-orm';
import type { Step } from '../idempotency/mutation.ts';
import { subscribe } from '../newsletter/storage.ts';
import { consents } from '../store/schema.ts';
import { voucherGranted } from '../webhooks/voucher-granted.ts';
import { type NewRegistration, type StoredRegistration, updateRegistration, usePlace } from './storage.ts';

/** What was agreed to with a registration counts from now on, the newsletter too (D54). */
const giveEffect = async ({ tx, now }: Step, { id, accountKey }: StoredRegistration): Promise<void> => {
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
 * Makes a registration, which is locked, active: its address is proved, so it uses its place, and its consents take effect.
 * @returns the active one; null: no place is left, and nothing was done.
 */
export const becomeActive = async (
  step: Step,
  registration: StoredRegistration,
  changes: Partial<NewRegistration> = {},
): Promise<StoredRegistration | null> => {
  const { tx, now } = step;
  if (!(await usePlace(tx, registration.code))) return null;
  await giveEffect(step, registration);
  const active = await updateRegistration(tx, registration.id, { ...changes, status: 'ACTIVE', activatedAt: now });
  await voucherGranted(step, active);
  return active;
};

/** The `voucher.granted` event for the shop (D51); docs/services.md has the payload. */
import { FIGURES } from '../../../locales/company-figures.ts';
import { voucherWorth } from '../../../machines/landing-pages/landing-options.ts';
import { DAY, after } from '../common/clock.ts';
import type { Step } from '../idempotency/mutation.ts';
import { randomId } from '../common/keys.ts';
import type { StoredRegistration } from '../accounts/storage.ts';
import { webhookEvents } from '../store/schema.ts';

/** End of validity: the two weeks start at activation, so they are never shorter than promised. */
export const voucherUntil = (activatedAt: Date): Date => after(activatedAt, FIGURES.voucherWeeks * 7 * DAY);

/** Inserted in the transaction of the activation; contains neither name nor address. */
export const voucherGranted = async (step: Step, registration: StoredRegistration): Promise<void> => {
  const { backEnd, tx, now } = step;
  if (backEnd.webhooks === null) return;
  const { id: registrationId, customerId, country, locale, voucher } = registration;
  const validUntil = voucherUntil(now);
  const { percent, minimum: minimumOrder } = voucherWorth(voucher);
  const data = {
    registrationId,
    customerId,
    country,
    locale,
    voucher,
    percent,
    minimumOrder,
    validFrom: now,
    validUntil,
  };
  await tx.insert(webhookEvents).values({
    id: `evt_${randomId()}`,
    registrationId,
    body: JSON.stringify({ type: 'voucher.granted', timestamp: now, data }),
    createdAt: now,
    goodUntil: validUntil,
    nextAttemptAt: now,
  });
};

import { sendActivationLink } from '../activation/links.ts';
import type { Step } from '../idempotency/mutation.ts';
import { queueMail } from '../mail/mailer.ts';
import { localeOf } from '../language/texts.ts';
import { MAIL_LIMITS, takeQuota } from '../store/quotas.ts';
import type { ExistingAccount } from './address.ts';

/**
 * Tells the owner of an address, by mail instead of on screen, that it was registered once more (D40): an active member
 * how to log in, a pending one with a new activation link. Not more often than mails may be asked for.
 */
export const notifyOwner = async (
  step: Step,
  { registration, status }: NonNullable<ExistingAccount>,
): Promise<void> => {
  const { backEnd, tx, now } = step;
  const { allowed } = await takeQuota(tx, backEnd.keys, now, MAIL_LIMITS, 'owner-notice', registration.accountKey);
  if (!allowed) return;
  if (status === 'PENDING_ACTIVATION') return sendActivationLink(step, registration);
  await queueMail(backEnd, tx, {
    kind: 'accountExists',
    to: registration.email,
    locale: localeOf(registration.locale),
    name: null,
    actionUrl: new URL(backEnd.defaults.entrancePageConfig.loginUrl, backEnd.publicUrl).href,
  });
};

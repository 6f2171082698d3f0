import { sendActivationLink } from '../activation/links.ts';
import type { Step } from '../idempotency/mutation.ts';
import { post } from '../mail/mailer.ts';
import { localeOf } from '../language/texts.ts';
import { takeAllowance } from '../store/allowances.ts';
import type { Occupant } from './address.ts';

/**
 * Tells the owner of an address, by mail instead of on screen, that it was registered once more (D40): an active member
 * how to log in, a pending one with a new activation link. Not more often than mails may be asked for.
 */
export const notifyOwner = async (step: Step, { registration, status }: NonNullable<Occupant>): Promise<void> => {
  const { backEnd, tx, now } = step;
  const { allowed } = await takeAllowance(tx, backEnd.keys, now, 'owner-notice', registration.accountKey);
  if (!allowed) return;
  if (status === 'PENDING_ACTIVATION') return sendActivationLink(step, registration);
  await post(backEnd, tx, {
    kind: 'accountExists',
    to: registration.email,
    locale: localeOf(registration.locale),
    name: null,
    actionUrl: new URL(backEnd.defaults.entrancePageConfig.loginUrl, backEnd.publicUrl).href,
  });
};

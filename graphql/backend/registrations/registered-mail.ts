import { sendActivationLink } from '../activation/links.ts';
import type { Step } from '../idempotency/mutation.ts';
import { localeOf } from '../language/texts.ts';
import { takeMailAllowance } from '../mail/allowance.ts';
import { queueMail } from '../mail/mailer.ts';
import { MAIL_LIMITS, takeQuota } from '../store/quotas.ts';
import { statusOf } from './status.ts';
import { type StoredRegistration, findOwner } from './storage.ts';

/**
 * Tells the owner of an address, by mail instead of on screen, that it was registered once more (D40): an active member
 * how to log in, a pending one with a new activation link.
 */
const notifyOwner = async (step: Step, decoy: StoredRegistration): Promise<void> => {
  const { backEnd, tx, now } = step;
  const owner = await findOwner(tx, decoy.accountKey);
  if (owner && statusOf(owner, now) === 'PENDING_ACTIVATION') await sendActivationLink(step, owner);
  else if (owner?.status === 'ACTIVE')
    await queueMail(backEnd, tx, {
      kind: 'accountExists',
      to: owner.email,
      locale: localeOf(owner.locale),
      name: null,
      actionUrl: () => new URL(backEnd.defaults.entrancePageConfig.loginUrl, backEnd.publicUrl).href,
    });
  else await takeMailAllowance(backEnd, tx, { kind: 'accountExists', to: decoy.email });
};

/**
 * The mail of a registration that is complete: the activation link, or the notice to who has its address (D40). An address is sent one
 * a minute and five an hour, whoever registers it. Without it the registration stands as well, and *Send again* says when one may go.
 */
export const mailRegistration = async (step: Step, registration: StoredRegistration): Promise<void> => {
  if (registration.status !== 'PENDING_ACTIVATION') return;
  const { backEnd, tx, now } = step;
  const { allowed } = await takeQuota(tx, backEnd.keys, now, MAIL_LIMITS, 'registered', registration.accountKey);
  if (!allowed) return;
  if (registration.decoy) await notifyOwner(step, registration);
  else await sendActivationLink(step, registration);
};

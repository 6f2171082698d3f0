import { nobodyAt, replaceLinks, sendActivationLink } from '../activation/links.ts';
import type { Step } from '../idempotency/mutation.ts';
import { localeOf } from '../language/texts.ts';
import { queueMail } from '../mail/mailer.ts';
import { MAIL_LIMITS, type Quota, takeQuota } from '../store/quotas.ts';
import { statusOf } from './status.ts';
import type { StoredRegistration } from './storage.ts';

/**
 * Tells an active member, by mail instead of on screen, that their address was registered once more, and how to log in (D40). The
 * link that a new guest is mailed is made here too, for the decoy, and nobody is given it: the same is written whoever has the address.
 */
const notifyMember = (step: Step, decoy: StoredRegistration, owner: StoredRegistration): Promise<Quota> => {
  const { backEnd, tx } = step;
  return queueMail(backEnd, tx, {
    kind: 'accountExists',
    to: owner.email,
    locale: localeOf(owner.locale),
    name: null,
    actionUrl: async () => {
      await replaceLinks(step, decoy);
      return new URL(backEnd.defaults.entrancePageConfig.loginUrl, backEnd.publicUrl).href;
    },
  });
};

const mailOwner = (step: Step, registration: StoredRegistration, owner: StoredRegistration | null): Promise<Quota> => {
  if (owner?.status === 'ACTIVE') return notifyMember(step, registration, owner);
  if (owner && statusOf(owner, step.now) === 'PENDING_ACTIVATION') return sendActivationLink(step, owner);
  // Who had the address has gone since.
  return sendActivationLink(step, nobodyAt(registration.email, localeOf(registration.locale)), { toNobody: true });
};

/**
 * The mail of a registration that is complete, to whoever has its address: an activation link where that one waits, be it this
 * registration or the one that a decoy stands for (D40), a notice where it is active. An address is sent one a minute and five an hour,
 * whoever registers it. Without it the registration stands as well, and *Send again* says when one may go.
 * @param owner who has its address now: itself, whom it stands for, or nobody any more.
 */
export const mailRegistration = async (
  step: Step,
  registration: StoredRegistration,
  owner: StoredRegistration | null,
): Promise<void> => {
  if (registration.status !== 'PENDING_ACTIVATION') return;
  const { backEnd, tx, now } = step;
  const { accountKey: account } = registration;
  const { allowed } = await takeQuota(tx, backEnd.keys, now, MAIL_LIMITS, 'registered', account);
  if (allowed) await mailOwner(step, registration, owner);
};

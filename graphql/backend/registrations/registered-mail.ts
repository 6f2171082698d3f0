import { replaceLinks, sendActivationLink } from '../activation/links.ts';
import { HOUR, MINUTE } from '../clock.ts';
import type { Step } from '../idempotency/mutation.ts';
import { localeOf } from '../language/texts.ts';
import { queueMail } from '../mail/mailer.ts';
import { type Limit, type Quota, takeQuota } from '../store/quotas.ts';
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

const REGISTERED: readonly Limit[] = [
  { uses: 2, within: MINUTE },
  { uses: 5, within: HOUR },
];

/**
 * The mail of a registration that is complete, to whoever has its address: an activation link where that one waits, be it this
 * registration or the one that a decoy stands for (D40), a notice where it is active. An address is sent two a minute and five an
 * hour, whoever registers it: two, for who replaces another's registration just made is mailed as well. Without it the registration is there
 * all the same, and *Send again* says when one may go.
 * @param owner who has its address now: itself, or the one that it is a decoy for.
 */
export const mailRegistration = async (
  step: Step,
  registration: StoredRegistration,
  owner: StoredRegistration,
): Promise<void> => {
  if (registration.status !== 'PENDING_ACTIVATION') return;
  const { backEnd, tx, now } = step;
  const { accountKey: account } = registration;
  const { allowed } = await takeQuota(tx, backEnd.keys, now, REGISTERED, 'registered', account);
  if (!allowed) return;
  await (owner.status === 'ACTIVE' ? notifyMember(step, registration, owner) : sendActivationLink(step, owner));
};

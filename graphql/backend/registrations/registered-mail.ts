import { replaceLinks, sendActivationLink } from '../activation/links.ts';
import { HOUR, MINUTE } from '../common/clock.ts';
import type { Step } from '../idempotency/mutation.ts';
import { localeOf } from '../language/texts.ts';
import { queueMail } from '../mail/mailer.ts';
import { type Limit, type Quota, takeQuota } from '../store/quotas.ts';
import type { StoredRegistration } from '../accounts/storage.ts';

/**
 * Notifies an active member by mail, not on screen, that their address was registered again, and how to log in (D40).
 * It also creates an activation link for the decoy, which is never sent: the same rows are written as for a new guest.
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
 * Mails the owner of the address of a complete registration: an activation link if the owner's registration is pending
 * (this one, or the one behind a decoy, D40), a notice if it is active. Per address two a minute and five an hour: two,
 * because a registration that replaces a recent one is mailed too. Over the limit the registration is still stored, and
 * *Send again* reports when the next mail is allowed.
 * @param owner the registration that has the address: itself, or the one behind a decoy.
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

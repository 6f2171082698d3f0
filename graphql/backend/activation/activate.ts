import { accountKey } from '../../../machines/domain/email.ts';
import type { FinalizeRegistrationResult, RegistrationProblem } from '../../generated/backend.ts';
import type { Step } from '../idempotency/mutation.ts';
import { becomeActive } from '../registrations/become-active.ts';
import { credentialsOf } from '../registrations/consent-credentials.ts';
import { type StoredRegistration, lockRegistration } from '../registrations/storage.ts';
import { problem } from '../registrations/problems.ts';
import { statusOf } from '../registrations/status.ts';
import { viewOf } from '../registrations/view.ts';
import type { Statements } from '../store/store.ts';
import { type ActivationLink, findLink, hasLiveLink } from './links.ts';

/** 128 bits in base64url (`randomId`): any other id lost a part on the way, or gained one (D61). */
const ACTIVATION_ID = /^[\w-]{22}$/;

const refused = (problems: RegistrationProblem[]): FinalizeRegistrationResult => ({
  registration: null,
  token: null,
  registrationProblems: problems,
  consentCredentials: null,
  hybrisAccountActivationUrl: null,
});

/** Why a link does not activate (D25, D48), or null. */
const linkProblem = async (
  { tx, now }: Step,
  link: ActivationLink,
  to: StoredRegistration,
): Promise<RegistrationProblem | null> => {
  const invalid = 'ActivationAccountUrlInvalid';
  // Bound to the address it was sent to (D25). Who reads that mailbox hears no more of the other address than that there is one.
  if (accountKey(link.email) !== to.accountKey) return problem(invalid, 'the address was changed', 'REPLACED');
  if (to.decoy) return problem(invalid, 'no such link');
  const status = statusOf(to, now);
  if (status === 'ACTIVE') return problem(invalid, 'the account is active', 'ALREADY_ACTIVE');
  const isOver = link.supersededAt !== null || link.expiresAt <= now || status === 'EXPIRED';
  if (!isOver) return null;
  // A newer mail helps only as long as its own link is good: else a new one must be asked for.
  const isReplaced = status !== 'EXPIRED' && (await hasLiveLink(tx, to.id, now));
  return isReplaced
    ? problem(invalid, 'a newer link was sent', 'REPLACED')
    : problem(invalid, 'the link is over', 'EXPIRED');
};

/** The answer for an account that is active now; the shop's address is where it goes on to. */
export const activated = ({ backEnd }: Step, registration: StoredRegistration): FinalizeRegistrationResult => ({
  registration: viewOf(backEnd, registration),
  // Links activate; they do not sign in (D25).
  token: null,
  registrationProblems: [],
  consentCredentials: credentialsOf(backEnd, registration),
  hybrisAccountActivationUrl: backEnd.defaults.entrancePageConfig.shopUrl,
});

interface LockedLink {
  link: ActivationLink;
  registration: StoredRegistration;
}

/** A link and its registration, which is locked until the transaction ends. */
const lockByLink = async (tx: Statements, id: string): Promise<LockedLink | null> => {
  const named = await findLink(tx, id);
  const registration = named && (await lockRegistration(tx, named.registrationId));
  // Read again: while this waited for the lock a newer link may have been sent, or the registration replaced, which moves its links.
  const link = await findLink(tx, id);
  if (!link) return null;
  return registration?.id === link.registrationId ? { link, registration } : lockByLink(tx, id);
};

/**
 * Activates the account that a mailed id belongs to (D25). The registration is locked first, so of many presses at once
 * one activates and the others find it active.
 */
export const activate = async (step: Step, accountActivationId: string): Promise<FinalizeRegistrationResult> => {
  const { backEnd, tx } = step;
  const locked = await lockByLink(tx, accountActivationId);
  if (!locked) {
    const isWhole = ACTIVATION_ID.test(accountActivationId);
    return refused([problem('ActivationAccountUrlInvalid', 'no such link', isWhole ? null : 'INCOMPLETE')]);
  }
  const { link, registration } = locked;
  const linkIsWrong = await linkProblem(step, link, registration);
  if (linkIsWrong) return refused([linkIsWrong]);
  const simulated = await backEnd.simulated(tx, registration.email, 'FINALIZE');
  if (simulated.length > 0) return refused(simulated);
  const active = await becomeActive(step, registration);
  return active ? activated(step, active) : refused([problem('RegistrationCode', 'no place is left')]);
};

import type { FinalizeRegistrationResult, RegistrationProblem } from '../../generated/backend.ts';
import type { Step } from '../idempotency/mutation.ts';
import { type StoredRegistration, lockRegistration, updateRegistration, usePlace } from '../registrations/storage.ts';
import { problem } from '../registrations/problems.ts';
import { statusOf } from '../registrations/status.ts';
import { credentialsOf, viewOf } from '../registrations/view.ts';
import { type ActivationLink, findLink } from './links.ts';

const refused = (problems: RegistrationProblem[]): FinalizeRegistrationResult => ({
  registration: null,
  token: null,
  registrationProblems: problems,
  consentCredentials: null,
  hybrisAccountActivationUrl: null,
});

const linkProblem = (link: ActivationLink, to: StoredRegistration, now: Date): RegistrationProblem | null => {
  const invalid = 'ActivationAccountUrlInvalid';
  // Bound to the address it was sent to: after a change of address the old one opens nothing (D25).
  if (to.decoy || link.email !== to.email) return problem(invalid, 'no such link');
  const status = statusOf(to, now);
  if (status === 'ACTIVE') return problem(invalid, 'the account is active', 'ALREADY_ACTIVE');
  const isOver = link.supersededAt !== null || link.expiresAt <= now || status === 'EXPIRED';
  return isOver ? problem(invalid, 'the link is over', 'EXPIRED') : null;
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

/**
 * Activates the account that a mailed id belongs to (D25). The registration is locked first, so of many presses at once
 * one activates and the others find it active.
 */
export const activate = async (step: Step, accountActivationId: string): Promise<FinalizeRegistrationResult> => {
  const { backEnd, tx, now } = step;
  const named = await findLink(tx, accountActivationId);
  const registration = named && (await lockRegistration(tx, named.registrationId));
  // Read again: a newer link may have been sent while this waited for the lock.
  const link = registration && (await findLink(tx, accountActivationId));
  if (!link) return refused([problem('ActivationAccountUrlInvalid', 'no such link')]);
  const linkIsWrong = linkProblem(link, registration, now);
  if (linkIsWrong) return refused([linkIsWrong]);
  const simulated = await backEnd.simulated(tx, registration.email, 'FINALIZE');
  if (simulated.length > 0) return refused(simulated);
  if (!(await usePlace(tx, registration.code))) return refused([problem('RegistrationCode', 'no place is left')]);
  return activated(step, await updateRegistration(tx, registration.id, { status: 'ACTIVE', activatedAt: now }));
};

import type { RegistrationProblem, RegistrationProblemReason } from '../../generated/backend.ts';

/** A problem of the contract; the message is for logs, and says nothing of the visitor. */
export const problem = (
  reason: RegistrationProblemReason,
  message: string,
  reasonDetails: 'EXPIRED' | 'REPLACED' | 'INCOMPLETE' | 'ALREADY_ACTIVE' | 'CHANGED_TOO_OFTEN' | null = null,
): RegistrationProblem => ({ reason, message, reasonDetails });

/** Not the visitor's doing, and perhaps over at the next attempt with the same idempotency key (D16, D24). */
export const invitesRetry = (answer: { registrationProblems: readonly RegistrationProblem[] }): boolean =>
  answer.registrationProblems.some(({ reason }) => reason === 'Infrastructure');

/** For the metrics: `accepted`, or the first reason why not. */
export const outcomeOf = (answer: { registrationProblems: readonly RegistrationProblem[] }): string =>
  answer.registrationProblems[0]?.reason ?? 'accepted';

export const registrationUnknown = (): RegistrationProblem =>
  problem('FinalizationRegistrationIdNotExists', 'no such registration for this bearer');
/** Activated by its mail it is its reader's: its bearer is told the status alone (D54). */
export const registrationActive = (): RegistrationProblem =>
  problem('FinalizationRegistrationIdNotExists', 'the registration is active', 'ALREADY_ACTIVE');

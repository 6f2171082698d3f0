import type { RegistrationProblem, RegistrationProblemReason } from '../../generated/backend.ts';

/** A problem of the contract; the message is for logs and has no personal data. */
export const problem = (
  reason: RegistrationProblemReason,
  message: string,
  reasonDetails: 'EXPIRED' | 'REPLACED' | 'INCOMPLETE' | 'ALREADY_ACTIVE' | 'CHANGED_TOO_OFTEN' | null = null,
): RegistrationProblem => ({ reason, message, reasonDetails });

/** Temporary problem: the client may retry with the same idempotency key (D16, D24). */
export const allowsRetry = (answer: { registrationProblems: readonly RegistrationProblem[] }): boolean =>
  answer.registrationProblems.some(({ reason }) => reason === 'Infrastructure');

/** Metric label: `accepted`, or the reason of the first problem. */
export const outcomeOf = (answer: { registrationProblems: readonly RegistrationProblem[] }): string =>
  answer.registrationProblems[0]?.reason ?? 'accepted';

export const registrationUnknown = (): RegistrationProblem =>
  problem('FinalizationRegistrationIdNotExists', 'no such registration for this bearer');
/** After activation by mail the account belongs to the mailbox owner: the bearer learns only the status (D54). */
export const registrationActive = (): RegistrationProblem =>
  problem('FinalizationRegistrationIdNotExists', 'the registration is active', 'ALREADY_ACTIVE');

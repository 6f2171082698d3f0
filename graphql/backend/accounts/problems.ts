import type { RegistrationProblem, RegistrationProblemReason } from '../../generated/backend.ts';
import { eq } from 'drizzle-orm';
import { simulatedProblems } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

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

/** Simulated problems of an address at a stage (D45). */
export type SimulatedProblems = (
  tx: Statements,
  email: string,
  stage: 'SUBMIT' | 'FINALIZE',
) => Promise<RegistrationProblem[]>;

/** Outside local use no problem is simulated. */
export const noSimulatedProblems: SimulatedProblems = () => Promise.resolve([]);

/** Reads the rules of the demo data. Reasons unknown to the contract are sent unchanged. */
export const storedSimulatedProblems: SimulatedProblems = async (tx, email, stage) => {
  const rules = await tx.select().from(simulatedProblems).where(eq(simulatedProblems.stage, stage));
  const reasons = rules.flatMap(({ pattern }) => new RegExp(pattern).exec(email)?.[1]?.split('+') ?? []);
  return reasons.map((reason) => problem(reason as RegistrationProblemReason, 'drawn by the address'));
};

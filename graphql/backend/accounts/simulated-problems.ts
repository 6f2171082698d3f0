import { eq } from 'drizzle-orm';
import type { RegistrationProblem, RegistrationProblemReason } from '../../generated/backend.ts';
import { problem } from './problems.ts';
import { simulatedProblems } from '../store/schema.ts';
import type { Statements } from '../store/store.ts';

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

/** The result of a planted fault. */
import { equivalentBecause } from './equivalent.ts';
import type { Mutant } from '../../../packages/witness/index.ts';
import type { Named } from './oracles.ts';

export interface Verdict extends Pick<Mutant, 'id' | 'operator' | 'sentence'> {
  chart: string;
  /** What detected it, or null. */
  named: Named | null;
}
/** Why an undetected fault is equivalent; null if it is open or was detected. */
export const reasonOf = (verdict: Verdict): string | null =>
  verdict.named === null ? equivalentBecause(verdict) : null;

export const isNamed = ({ named }: Verdict): boolean => named !== null;
export const isOpen = (verdict: Verdict): boolean => !isNamed(verdict) && reasonOf(verdict) === null;

/** What became of a planted fault. */
import { equivalentBecause } from './equivalent.ts';
import type { Mutant } from '../../../packages/witness/index.ts';
import type { Named } from './oracles.ts';

export interface Verdict extends Pick<Mutant, 'id' | 'operator' | 'sentence'> {
  chart: string;
  /** What names it; null: nothing does. */
  named: Named | null;
  /** Of a fault that nothing names: at how many places it was looked for, at how many it shows, and what shows first. */
  sites: number;
  differs: number;
  first: string | null;
}
/** Why a fault that nothing names can’t matter; null: it is open, or was named. */
export const reasonOf = (verdict: Verdict): string | null =>
  verdict.named === null ? equivalentBecause(verdict) : null;

export const isNamed = ({ named }: Verdict): boolean => named !== null;
export const isOpen = (verdict: Verdict): boolean => !isNamed(verdict) && reasonOf(verdict) === null;

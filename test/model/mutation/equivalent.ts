/** Faults that can't matter: nothing names them, since nobody can tell the chart from the one without. By operator and place, each with its reason. */
import type { Mutant, Operator } from './mutant.ts';

interface Equivalent {
  operator: Operator;
  /** What the sentence of the fault says. */
  sentence: RegExp;
  reason: string;
}
export const EQUIVALENT: readonly Equivalent[] = [];

/** The reason why a fault can’t matter; null: there is none. */
export const equivalentBecause = ({ operator, sentence }: Pick<Mutant, 'operator' | 'sentence'>): string | null =>
  EQUIVALENT.find((one) => one.operator === operator && one.sentence.test(sentence))?.reason ?? null;

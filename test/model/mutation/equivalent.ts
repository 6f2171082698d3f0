/** Faults that can't matter: nothing names them, since nobody can tell the chart from the one without. By operator and place, each with its reason. */
import type { Mutant, Operator } from './mutant.ts';

interface Equivalent {
  operator: Operator;
  /** What the sentence of the fault says. */
  sentence: RegExp;
  reason: string;
}
export const EQUIVALENT: readonly Equivalent[] = [
  {
    operator: 'action doubled',
    sentence: /does (?:storeAct|storeExposure|takeFound|countAssignments\b.*) twice\./,
    reason: 'What is stored is stored again; told is only what is new, and each experiment is counted once (D35).',
  },
  {
    operator: 'order changed',
    sentence: /^On making, the answer of createRegistrationLink \(if made\)/,
    reason: 'An answer has one outcome: a link that was made is not forbidden.',
  },
];

/** The reason why a fault can’t matter; null: there is none. */
export const equivalentBecause = ({ operator, sentence }: Pick<Mutant, 'operator' | 'sentence'>): string | null =>
  EQUIVALENT.find((one) => one.operator === operator && one.sentence.test(sentence))?.reason ?? null;

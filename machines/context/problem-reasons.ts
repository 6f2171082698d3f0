/** The outcome of each problem reason in the contract (D16), in order of precedence. */
import type { RegistrationProblemReason } from '../../graphql/generated/client/graphql.ts';
import type { RegistrationField } from '../flows/fields.ts';
import type { FieldProblem, FieldProblems, RegistrationValues } from './registration.types.ts';

export type Outcome = 'emailActive' | 'emailPending' | 'deny' | 'localeRefused' | 'linkRefused' | 'technical';
export type Effect = { field: RegistrationField; problem: FieldProblem; reloadsTerms?: true } | { outcome: Outcome };

/** A reason added to the contract does not compile until it has a row. */
export const EFFECTS: Readonly<Record<RegistrationProblemReason, Effect>> = {
  GenderInvalid: { field: 'gender', problem: 'missing' },
  FirstNameInvalid: { field: 'firstName', problem: 'characters' },
  LastNameInvalid: { field: 'lastName', problem: 'characters' },
  CountryInvalid: { field: 'country', problem: 'missing' },
  EmailInvalid: { field: 'email', problem: 'missing' },
  AcceptedTerms: { field: 'terms', problem: 'missing' },
  AcceptedDataPolicy: { field: 'terms', problem: 'missing' },
  AgreementsNotAccepted: { field: 'terms', problem: 'missing' },
  AgreementsAcceptedInvalid: { field: 'terms', problem: 'missing', reloadsTerms: true },
  EmailAlreadyUsedActive: { outcome: 'emailActive' },
  EmailAlreadyUsedPending: { outcome: 'emailPending' },
  EmailAlreadyUsedInAcq: { outcome: 'emailPending' },
  RegistrationCode: { outcome: 'deny' },
  RegistrationCodeInvalid: { outcome: 'deny' },
  LocaleInvalid: { outcome: 'localeRefused' },
  ActivationAccountUrlInvalid: { outcome: 'linkRefused' },
  FinalizationRegistrationIdNotExists: { outcome: 'linkRefused' },
  Infrastructure: { outcome: 'technical' },
};

const isKnown = (reason: string): reason is RegistrationProblemReason => Object.hasOwn(EFFECTS, reason);

/** Reasons to report: infrastructure failures, and reasons missing from the table (D16). */
export const reportedReasons = (reasons: readonly string[]): readonly string[] =>
  reasons.filter((reason) => !isKnown(reason) || reason === 'Infrastructure');

const knownInOrder = (reasons: readonly string[]): readonly Effect[] =>
  Object.keys(EFFECTS)
    .filter(isKnown)
    .filter((reason) => reasons.includes(reason))
    .map((reason) => EFFECTS[reason]);

/** Field messages of a refused submission; an empty name counts as missing, not as misspelt. */
export function fieldProblemsOf(reasons: readonly string[], values: RegistrationValues | undefined): FieldProblems {
  const problems: FieldProblems = {};
  for (const effect of knownInOrder(reasons))
    if ('field' in effect) problems[effect.field] = values?.[effect.field] === '' ? 'missing' : effect.problem;
  return problems;
}

/** The outcome of several reasons: field messages win, otherwise the first in the table; without reasons: accepted. */
export function outcomeOf(reasons: readonly string[]): Outcome | 'fields' | 'accepted' {
  if (reasons.length === 0) return 'accepted';
  const effects = knownInOrder(reasons);
  if (effects.some((effect) => 'field' in effect)) return 'fields';
  const first = effects[0];
  return first && 'outcome' in first ? first.outcome : 'technical';
}

/** True if the terms of the chosen country must be reloaded. */
export const termsOutdated = (reasons: readonly string[]): boolean =>
  knownInOrder(reasons).some((effect) => 'field' in effect && effect.reloadsTerms === true);

/** D16 as it stands on the page, and the contract's reasons: one that the contract gains has no effect here yet, and fails. */
import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLEnumType } from 'graphql';
import type { RegistrationProblemReason } from '../../graphql/generated/client/graphql.ts';
import type { FieldProblem, RegistrationField } from '../../machines/registration/registration.types.ts';

export function enumOfContract(name: string): readonly string[] {
  const type = buildSchema(readFileSync('graphql/schema.graphql', 'utf8')).getType(name);
  if (!(type instanceof GraphQLEnumType)) throw new Error(`${name} is not an enum of the contract`);
  return type.getValues().map((value) => value.name);
}

export type Effect =
  | { field: RegistrationField; words: FieldProblem; reloads?: true }
  | 'emailActive'
  | 'emailPending'
  | 'deny'
  | 'inEnglish'
  | 'lapsed'
  | 'notice';

/** From top to bottom: the order is the precedence. */
const D16: Readonly<Record<RegistrationProblemReason, Effect>> = {
  GenderInvalid: { field: 'gender', words: 'missing' },
  FirstNameInvalid: { field: 'firstName', words: 'characters' },
  LastNameInvalid: { field: 'lastName', words: 'characters' },
  CountryInvalid: { field: 'country', words: 'missing' },
  EmailInvalid: { field: 'email', words: 'missing' },
  AcceptedTerms: { field: 'terms', words: 'missing' },
  AcceptedDataPolicy: { field: 'terms', words: 'missing' },
  AgreementsNotAccepted: { field: 'terms', words: 'missing' },
  AgreementsAcceptedInvalid: { field: 'terms', words: 'missing', reloads: true },
  EmailAlreadyUsedActive: 'emailActive',
  EmailAlreadyUsedPending: 'emailPending',
  EmailAlreadyUsedInAcq: 'emailPending',
  RegistrationCode: 'deny',
  RegistrationCodeInvalid: 'deny',
  LocaleInvalid: 'inEnglish',
  ActivationAccountUrlInvalid: 'lapsed',
  FinalizationRegistrationIdNotExists: 'lapsed',
  Infrastructure: 'notice',
};
const ORDER = Object.keys(D16);

/** The contract's reasons, in the order of D16; one that it does not list comes last. */
const placeOf = (reason: string) => (ORDER.includes(reason) ? ORDER.indexOf(reason) : ORDER.length);
export const REASONS: readonly string[] = enumOfContract('RegistrationProblemReason').toSorted(
  (one, other) => placeOf(one) - placeOf(other),
);

export function effectOf(reason: string): Effect {
  const found = Object.entries(D16).find(([known]) => known === reason);
  if (!found) throw new Error(`D16 says nothing of ${reason}`);
  return found[1];
}

/** Every pair of different reasons, in both orders of an answer; the one that D16 names first stands first in `ordered`. */
export const PAIRS: readonly { answer: readonly string[]; ordered: readonly [string, string] }[] = REASONS.flatMap(
  (first, place) =>
    REASONS.slice(place + 1).flatMap((second) => [
      { answer: [first, second], ordered: [first, second] as const },
      { answer: [second, first], ordered: [first, second] as const },
    ]),
);

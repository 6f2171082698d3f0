/**
 * The required effect of each problem reason of the contract (D16): the only expectation, used by all tests. A new
 * reason of the contract does not compile until it has a row.
 */
import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLEnumType } from 'graphql';
import type { RegistrationProblemReason } from '../../graphql/generated/client/graphql.ts';
import type { RegistrationField } from '../../machines/flows/fields.ts';
import type { FieldProblem } from '../../machines/context/registration.types.ts';

export function enumOfContract(name: string): readonly string[] {
  const type = buildSchema(readFileSync('graphql/schema.graphql', 'utf8')).getType(name);
  if (!(type instanceof GraphQLEnumType)) throw new Error(`${name} is not an enum of the contract`);
  return type.getValues().map((value) => value.name);
}

export type Effect =
  | { field: RegistrationField; problem: FieldProblem; reloadsTerms?: true }
  | 'emailActive'
  | 'emailPending'
  | 'deny'
  | 'localeRefused'
  | 'linkRefused'
  | 'technical';

/** In order of precedence. */
export const D16: Readonly<Record<RegistrationProblemReason, Effect>> = {
  GenderInvalid: { field: 'gender', problem: 'missing' },
  FirstNameInvalid: { field: 'firstName', problem: 'characters' },
  LastNameInvalid: { field: 'lastName', problem: 'characters' },
  CountryInvalid: { field: 'country', problem: 'missing' },
  EmailInvalid: { field: 'email', problem: 'missing' },
  AcceptedTerms: { field: 'terms', problem: 'missing' },
  AcceptedDataPolicy: { field: 'terms', problem: 'missing' },
  AgreementsNotAccepted: { field: 'terms', problem: 'missing' },
  AgreementsAcceptedInvalid: { field: 'terms', problem: 'missing', reloadsTerms: true },
  EmailAlreadyUsedActive: 'emailActive',
  EmailAlreadyUsedPending: 'emailPending',
  EmailAlreadyUsedInAcq: 'emailPending',
  RegistrationCode: 'deny',
  RegistrationCodeInvalid: 'deny',
  LocaleInvalid: 'localeRefused',
  ActivationAccountUrlInvalid: 'linkRefused',
  FinalizationRegistrationIdNotExists: 'linkRefused',
  Infrastructure: 'technical',
};
const ORDER = Object.keys(D16);

/** The contract's reasons, in the order of D16; unlisted ones come last. */
const placeOf = (reason: string) => (ORDER.includes(reason) ? ORDER.indexOf(reason) : ORDER.length);
export const REASONS: readonly string[] = enumOfContract('RegistrationProblemReason').toSorted(
  (one, other) => placeOf(one) - placeOf(other),
);

export function effectOf(reason: string): Effect {
  const found = Object.entries(D16).find(([known]) => known === reason);
  if (!found) throw new Error(`D16 says nothing of ${reason}`);
  return found[1];
}

/** The tables of the charts against the contract: what the back end may say is what they know. */
import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLEnumType } from 'graphql';
import { expect, test } from 'vitest';
import type { RegistrationCodeErrorType, RegistrationProblemReason } from '../../graphql/generated/client/graphql.ts';
import { EFFECTS, type Effect } from '../../machines/registration/problem-reasons.ts';
import { VERDICTS } from '../../machines/invitation/verdict.ts';
import type { Refusal } from '../../machines/invitation/invitation.types.ts';

// A reason or an error type that the contract gains does not compile until the tables say where it leads.
EFFECTS satisfies Record<RegistrationProblemReason, Effect>;
VERDICTS satisfies Record<RegistrationCodeErrorType, Refusal>;

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
function valuesOf(name: string): string[] {
  const type = schema.getType(name);
  if (!(type instanceof GraphQLEnumType)) throw new Error(`${name} is not an enum of the contract`);
  return type.getValues().map((value) => value.name);
}

/** D16, from top to bottom: the order is the precedence. */
const D16 = [
  'GenderInvalid',
  'FirstNameInvalid',
  'LastNameInvalid',
  'CountryInvalid',
  'EmailInvalid',
  'AcceptedTerms',
  'AcceptedDataPolicy',
  'AgreementsNotAccepted',
  'AgreementsAcceptedInvalid',
  'EmailAlreadyUsedActive',
  'EmailAlreadyUsedPending',
  'EmailAlreadyUsedInAcq',
  'RegistrationCode',
  'RegistrationCodeInvalid',
  'LocaleInvalid',
  'ActivationAccountUrlInvalid',
  'FinalizationRegistrationIdNotExists',
  'Infrastructure',
];

test('the 18 problem reasons: each leads somewhere, in the order of D16', () => {
  expect(Object.keys(EFFECTS)).toEqual(D16);
  expect(valuesOf('RegistrationProblemReason').toSorted()).toEqual(D16.toSorted());
});

test('the error types of a code: each has a verdict', () => {
  expect(Object.keys(VERDICTS).toSorted()).toEqual(valuesOf('RegistrationCodeErrorType').toSorted());
});

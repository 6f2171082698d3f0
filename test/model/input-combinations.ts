/**
 * Combinations of inputs in the fields of a step: all of them, or few in which every pair of inputs of two fields
 * occurs.
 */
import { createRequire } from 'node:module';
import type * as covertable from 'covertable';
import type { RegistrationField } from '../../machines/flows/fields.ts';
import { FIELD_INPUTS, STEPS, type Filling, type Input, type StepName } from '../witness/inputs.witness.ts';

// Loaded with require, because the package's bundle has no named exports for import.
const { make } = createRequire(import.meta.url)('covertable') as typeof covertable;

/** The input of each field of a step. */
export type Combination = Readonly<Partial<Record<RegistrationField, Filling>>>;

export const STEP_NAMES = Object.keys(STEPS) as StepName[];
const fillingsOf = (field: RegistrationField) => Object.keys(FIELD_INPUTS[field]) as Filling[];

/** Every combination of a step. */
export const allCombinations = (step: StepName): Combination[] =>
  STEPS[step].reduce<Combination[]>(
    (all, field) =>
      all.flatMap((one) => fillingsOf(field).map((filling) => Object.assign({}, one, { [field]: filling }))),
    [{}],
  );
/** Pairwise combinations: each pair of inputs of two fields occurs in one of them. Deterministic. */
export function pairwiseCombinations(step: StepName): Combination[] {
  const rows = make(STEPS[step].map(fillingsOf));
  return rows.map((row) => Object.fromEntries(STEPS[step].map((field, at) => [field, row[at]])));
}

/** @throws if the field has no such input. */
export function inputOf(field: RegistrationField, filling: Filling): Input {
  const input = FIELD_INPUTS[field][filling];
  if (!input) throw new Error(`${field} can't be ${filling}`);
  return input;
}
const entriesOf = (combination: Combination) => Object.entries(combination) as [RegistrationField, Filling][];
/** The values of the fields. */
export const valuesOf = (combination: Combination): Partial<Record<RegistrationField, string | boolean>> =>
  Object.fromEntries(entriesOf(combination).map(([field, filling]) => [field, inputOf(field, filling).value]));
/** The invalid fields, in order, each with its message. */
export const messagesOf = (combination: Combination): [RegistrationField, string][] =>
  entriesOf(combination).flatMap(([field, filling]) => {
    const { message } = inputOf(field, filling);
    return message === null ? [] : [[field, message]];
  });
/** In one line. */
export const nameOf = (combination: Combination): string =>
  entriesOf(combination)
    .filter(([, filling]) => filling !== 'filled')
    .map(([field, filling]) => `${field} ${filling}`)
    .join(', ') || 'all filled';

/** Combinations of what a visitor leaves in the fields of a step: all of them, or few in which every two inputs of two fields meet. */
import { createRequire } from 'node:module';
import type * as covertable from 'covertable';
import type { RegistrationField } from '../../machines/flows/fields.ts';
import { FIELD_INPUTS, STEPS, type Filling, type Input, type StepName } from '../witness/inputs.witness.ts';

// Its names are not seen by an import: it is one bundle for scripts and modules.
const { make } = createRequire(import.meta.url)('covertable') as typeof covertable;

/** How each field of a step is left. */
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
/** Few combinations of a step: of every two fields each two inputs stand together in one of them. The same ones each time. */
export function pairwiseCombinations(step: StepName): Combination[] {
  const rows = make(STEPS[step].map(fillingsOf));
  return rows.map((row) => Object.fromEntries(STEPS[step].map((field, at) => [field, row[at]])));
}

/** @throws where the field can't be left so. */
export function inputOf(field: RegistrationField, filling: Filling): Input {
  const input = FIELD_INPUTS[field][filling];
  if (!input) throw new Error(`${field} can't be ${filling}`);
  return input;
}
const entriesOf = (combination: Combination) => Object.entries(combination) as [RegistrationField, Filling][];
/** What stands in the fields. */
export const valuesOf = (combination: Combination): Partial<Record<RegistrationField, string | boolean>> =>
  Object.fromEntries(entriesOf(combination).map(([field, filling]) => [field, inputOf(field, filling).value]));
/** The fields that are wrong, in their order, each with its message. */
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

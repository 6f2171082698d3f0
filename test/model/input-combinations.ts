/** All combinations of inputs in the fields of a step. */
import type { RegistrationField } from '../../machines/flows/fields.ts';
import { FIELD_INPUTS, STEPS, type Filling, type Input, type StepName } from '../witness/inputs.witness.ts';

/** The input of each field of a step. */
type Combination = Readonly<Partial<Record<RegistrationField, Filling>>>;

export const STEP_NAMES = Object.keys(STEPS) as StepName[];
const fillingsOf = (field: RegistrationField) => Object.keys(FIELD_INPUTS[field]) as Filling[];

/** Every combination of a step. */
export const allCombinations = (step: StepName): Combination[] =>
  STEPS[step].reduce<Combination[]>(
    (all, field) =>
      all.flatMap((one) => fillingsOf(field).map((filling) => Object.assign({}, one, { [field]: filling }))),
    [{}],
  );
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

/**
 * Every combination of filled, empty and ill-formed fields, in each step of each flow: errors, and what is sent
 * (specification, section 5).
 */
import { describe, expect, test } from 'vitest';
import { FIELDS, PERSON_FIELDS } from '../../machines/flows/fields.ts';
import { checkFields, type Given } from '../../machines/forms/registration.schema.ts';
import type { RegistrationValues, ShoppingPreference } from '../../machines/context/registration.types.ts';
import { messageOf } from '../../src/screens/parts/registration/message-of.ts';
import { textsIn } from '../../locales/texts.ts';
import { take, values as filled } from '../harness/chart.ts';
import { due, editing, press, step } from '../harness/registration.ts';
import { allCombinations, messagesOf, nameOf, STEP_NAMES, valuesOf } from '../model/input-combinations.ts';
import { STEPS, type StepName } from '../witness/inputs.witness.ts';

const english = textsIn('en');
/** The product's errors, in order, with their messages. */
const checked = (name: StepName, given: Given) =>
  Object.entries(checkFields(given, STEPS[name]).problems)
    .toSorted(([one], [other]) => FIELDS.indexOf(one as never) - FIELDS.indexOf(other as never))
    .map(([field, problem]) => [field, english[messageOf(field as never, problem)]]);

/** True if the chart sends a step with these values. */
function isSent(name: StepName, given: Partial<RegistrationValues>): boolean {
  const values = { ...filled, ...given };
  if (name !== 'leanStep2, second step') return take(editing(name), press(values)).asked.length > 0;
  const person = Object.fromEntries(PERSON_FIELDS.map((field) => [field, values[field]]));
  return take(due('leanStep2'), step({ person: person as never })).asked.length > 0;
}

describe.each(STEP_NAMES)('%s', (name) => {
  test('errors are reported in field order; only valid values are sent', () => {
    const found = allCombinations(name).map((combination) => {
      const given = valuesOf(combination) as Partial<RegistrationValues>;
      return { left: nameOf(combination), wrong: checked(name, given), sent: isSent(name, given) };
    });
    expect(found).toEqual(
      allCombinations(name).map((combination) => {
        const wrong = messagesOf(combination);
        return { left: nameOf(combination), wrong, sent: wrong.length === 0 };
      }),
    );
  });
});

const PREFERENCES: readonly ShoppingPreference[] = ['women', 'men', 'kids', 'home', 'shoes', 'accessories'];
test('socialRegistration, second step: any preferences or no preference (D15)', () => {
  const some = PREFERENCES.reduce<ShoppingPreference[][]>(
    (all, one) => all.flatMap((those) => [those, [...those, one]]),
    [[]],
  );
  const sent = some.map((shoppingPreferences) => {
    const { asked } = take(due('socialRegistration'), step({ shoppingPreferences }));
    return asked.map(({ input }) => Reflect.get(input as object, 'completion') as unknown);
  });
  expect(sent).toEqual(some.map((shoppingPreferences) => [{ shoppingPreferences }]));
});

/** The social flow's second step: what the visitor shops for (D15). */
import { SHOPPING_PREFERENCES, type ShoppingPreference } from '../context/registration.types.ts';
import type { FormDefinition, FormFacts } from './form.types.ts';
import { NOTHING_KNOWN, type Visit } from './facts.ts';

type Preferences = Readonly<Record<ShoppingPreference, boolean>>;

const valuesOf = (chosen: readonly string[]) =>
  Object.fromEntries(
    SHOPPING_PREFERENCES.map((preference) => [preference, chosen.includes(preference)]),
  ) as Preferences;
export const chosenOf = (values: Preferences): readonly ShoppingPreference[] =>
  SHOPPING_PREFERENCES.filter((preference) => values[preference]);

export const preferencesForm: FormDefinition<Preferences> = {
  id: 'secondStep',
  initial: valuesOf([]),
  // Every selection is valid, including an empty one.
  wrong: () => ({}),
  handOver: (values) => ({ type: 'step.submitted', completion: { shoppingPreferences: chosenOf(values) } }),
};

/** The preferences last sent, empty if skipped; null if nothing was sent. */
export const sentPreferences = ({ requests }: Visit['context']): readonly ShoppingPreference[] | null => {
  const completion = requests.complete.sent?.completion;
  return completion && 'shoppingPreferences' in completion ? completion.shoppingPreferences : null;
};

export const preferencesFacts = (visit: Visit): FormFacts<Preferences> => ({
  ...NOTHING_KNOWN,
  fields: [],
  known: valuesOf(sentPreferences(visit.context) ?? []),
  problem: visit.context.requests.complete.problem,
  busy: visit.hasTag('busy'),
});

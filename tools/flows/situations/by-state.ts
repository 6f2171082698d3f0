/** Which situations show a state: the fixtures of the screens, by their states in the charts. */
import { allFixtures } from '../../../src/screens/all-fixtures.ts';
import { activeIn } from '../charts/active.ts';
import { CHARTS_OF_SCREENS } from '../charts/charts.ts';
import { wordOf, stateAt } from '../charts/facts.ts';
import type { Place, State } from '../charts/facts.types.ts';
import type { Situation } from '../../photograph/screens/situation.ts';
import type { StateValue } from 'xstate';

/** A situation of a screen, with an id: `RegistrationForm.slow`. */
export interface Shown extends Situation {
  id: string;
}

const allSituations: readonly Shown[] = Object.entries(allFixtures).flatMap(([screen, fixtures]) =>
  Object.entries(fixtures).map(([name, fixture]): Shown => Object.assign({ id: `${screen}.${name}` }, fixture)),
);

function placesOf({ id, value, within }: Shown): readonly Place[] {
  const chart = CHARTS_OF_SCREENS[id.split('.')[0] ?? ''];
  return [...activeIn('visit', value), ...(within && chart ? activeIn(chart, within.value) : [])];
}
const byState = new Map<string, Shown[]>();
for (const one of allSituations)
  for (const place of placesOf(one)) byState.set(wordOf(place), [...(byState.get(wordOf(place)) ?? []), one]);

/** The situations in which a state is active, in fixture order; empty if it has no screen. */
export const situationsOf = (state: Place): readonly Shown[] => byState.get(wordOf(state)) ?? [];

/** Why a state has no screen. */
export type WithoutScreen =
  /** It precedes the first page. */
  | 'beforeThePage'
  /** It is transient. */
  | 'passedThrough'
  /** Its page is left then; another one shows the result. */
  | 'pageIsLeft'
  /** Its chart runs besides the pages, which show its results. */
  | 'background';

/** Null if it has a screen. */
export function withoutScreen(state: State): WithoutScreen | null {
  if (byState.has(wordOf(state))) return null;
  if (state.isPassedThrough) return 'passedThrough';
  if (Object.values(CHARTS_OF_SCREENS).includes(state.chart)) return 'pageIsLeft';
  if (state.chart !== 'visit') return 'background';
  if (state.path === 'boot') return 'beforeThePage';
  return null;
}

/** The word of the first newly active leaf, or null. */
export function movedTo(from: StateValue, to: StateValue): string | null {
  const before = new Set(activeIn('visit', from).map(wordOf));
  const leaf = activeIn('visit', to).find(
    (place) => stateAt(place).children.length === 0 && !before.has(wordOf(place)),
  );
  return leaf ? wordOf(leaf) : null;
}

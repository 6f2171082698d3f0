/** Which situations show a state: the fixtures of the screens, found by where they stand in the charts. */
import { allFixtures } from '../../../src/screens/all-fixtures.ts';
import { activeIn } from '../charts/active.ts';
import { CHARTS_OF_SCREENS } from '../charts/charts.ts';
import { wordOf } from '../charts/facts.ts';
import type { Place, State } from '../charts/facts.types.ts';
import type { Situation } from '../../photograph/screens/situation.ts';

/** A situation of a screen, with a name by which it can be asked for: `RegistrationForm.slow`. */
export interface Shown extends Situation {
  id: string;
}

/** Every situation of every screen. */
export const allSituations: readonly Shown[] = Object.entries(allFixtures).flatMap(([screen, fixtures]) =>
  Object.entries(fixtures).map(([name, fixture]): Shown => Object.assign({ id: `${screen}.${name}` }, fixture)),
);

function placesOf({ id, value, within }: Shown): readonly Place[] {
  const chart = CHARTS_OF_SCREENS[id.split('.')[0] ?? ''];
  return [...activeIn('visit', value), ...(within && chart ? activeIn(chart, within.value) : [])];
}
const byState = new Map<string, Shown[]>();
for (const one of allSituations)
  for (const place of placesOf(one)) byState.set(wordOf(place), [...(byState.get(wordOf(place)) ?? []), one]);

/** The situations in which a state is active, in the order of the fixtures; none where it has no screen. */
export const situationsOf = (state: Place): readonly Shown[] => byState.get(wordOf(state)) ?? [];

/** Why a state has no screen. */
export type WithoutScreen =
  /** It is the beginning, before the first page. */
  | 'beforeThePage'
  /** It leads on at once. */
  | 'passedThrough'
  /** Its page is left then: another one tells what happened. */
  | 'pageIsLeft'
  /** Its chart runs beside the pages, which show what comes of it. */
  | 'besideThePages';

/** Null: it has one. */
export function withoutScreen(state: State): WithoutScreen | null {
  if (byState.has(wordOf(state))) return null;
  if (state.isPassedThrough) return 'passedThrough';
  if (Object.values(CHARTS_OF_SCREENS).includes(state.chart)) return 'pageIsLeft';
  if (state.chart !== 'visit') return 'besideThePages';
  if (state.path === 'boot') return 'beforeThePage';
  return null;
}

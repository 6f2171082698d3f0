/** Transitions as rows of a card, in plain words. */
import { stateAt } from '../charts/facts.ts';
import type { Named, State, Transition } from '../charts/facts.types.ts';
import { trackedByAction } from '../charts/tracked.ts';
import { fullNameOf, nameOfState, nameWithin, sayTransition, sentence } from '../words/say.ts';
import type { Card, Row } from './card.ts';
import { technicalOf } from './labels.ts';
import type { Part } from './layout.ts';
import type { Look, Run } from './text.ts';

/** What a row needs to know of its drawing. */
export interface Around {
  isShown: (state: State) => boolean;
  /** Ids of the target cards. */
  goalCards: (transition: Transition) => readonly string[];
  /** True if the transition between two cards leads back. */
  leadsBack: (from: string, to: string) => boolean;
}

export const words = (text: string, look: Look): Run[] => (text === '' ? [] : [{ text, look }]);
/** A card that is no state with children: a page, an address, a step. */
export const plainCard = ({ lead = [], ...given }: Pick<Card, 'id' | 'name'> & Partial<Card>): Part => ({
  card: {
    technical: null,
    rows: [],
    kind: 'state',
    isInitial: false,
    ...given,
    lead: lead.filter((runs) => runs.length > 0),
  },
});
const goalsOf = ({ to }: Transition): readonly State[] => to.map(stateAt);

/** The shortest name that is clear from the row's position. */
function nameOfGoal({ from }: Transition, goal: State, { isShown }: Around): string {
  if (!isShown(goal)) return fullNameOf(goal);
  const isNear = goal.parent === stateAt(from).parent || goal.parent === from.path;
  return isNear ? nameWithin(goal) : nameOfState(goal);
}
function goalRuns(transition: Transition, isBack: boolean, around: Around): Run[] {
  const names = goalsOf(transition).map((goal) => nameOfGoal(transition, goal, around));
  return names.length === 0
    ? words(' → stays', 'soft')
    : words(` ${isBack ? '↩' : '→'} ${[...new Set(names)].join(', ')}`, 'goal');
}

/** The trigger and the guard. An eventless transition is described by its guard alone. */
function whenRuns(alike: readonly Transition[], given: string | null): Run[] {
  const waited = alike.filter(({ trigger }) => trigger.kind !== 'always');
  const triggers = [...new Set(waited.map((one) => sayTransition(one).when))].join(' · ');
  return words(sentence([triggers, given ?? ''].filter(Boolean).join(': ') || 'at once'), 'plain');
}

/** Tracked events, and when they are tracked if that is not each time. */
export const trackedRuns = (actions: readonly Named[], before: string): Run[] =>
  actions
    .flatMap(trackedByAction)
    .flatMap(({ event, note }, index) =>
      words(index === 0 ? `${before}tracks ${event}` : `, ${event}`, 'tracked').concat(
        words(note === '' ? '' : ` (${note.replaceAll('*', '')})`, 'soft'),
      ),
    );

/** @param id of the card. @param alike transitions that differ only in their trigger. */
function rowOf(id: string, first: Transition, alike: readonly Transition[], around: Around): Row {
  const cards = [...new Set(around.goalCards(first))];
  const isBack = cards.some((goal) => around.leadsBack(id, goal));
  const { given, does } = sayTransition(first);
  return {
    runs: [
      ...whenRuns(alike, given),
      ...goalRuns(first, isBack, around),
      ...words(does.length > 0 ? ` · ${does.join('; ')}` : '', 'soft'),
      ...trackedRuns(first.actions, ' '),
    ],
    technical: technicalOf(alike),
    to: isBack ? [] : cards.filter((goal) => goal !== id),
  };
}

const sameTransition = ({ guard, actions, to, trigger }: Transition): string =>
  JSON.stringify([guard, actions, to, trigger.kind === 'always']);
/** One row per transition; transitions that differ only in their trigger share a row. */
export const rowsOf = (id: string, ways: readonly Transition[], around: Around): Row[] =>
  [...Map.groupBy(ways, sameTransition).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [rowOf(id, first, alike, around)] : [];
  });

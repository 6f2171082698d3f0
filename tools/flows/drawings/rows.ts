/** Transitions as rows of a card, in plain words. */
import { stateAt } from '../charts/facts.ts';
import type { Named, State, Transition } from '../charts/facts.types.ts';
import { trackedByAction } from '../charts/tracked.ts';
import { fullNameOf, nameOfState, nameWithin, sayTransition, sentence } from '../words/say.ts';
import type { Row } from './card.ts';
import { technicalOf } from './labels.ts';
import type { Look, Run } from './text.ts';

/** What a drawing says of a transition besides, and whether it is one that is wanting. */
export interface Note {
  text: string;
  isWanting: boolean;
}
export type NoteOf = (transition: Transition) => Note | null;

/** What a row has to know of the drawing around it. */
export interface Around {
  isShown: (state: State) => boolean;
  /** Ids of the cards that a visit is on then. */
  goalCards: (transition: Transition) => readonly string[];
  /** Whether a way from one card to another leads back to where a visit has been. */
  leadsBack: (from: string, to: string) => boolean;
  noteOf: NoteOf;
}

export const words = (text: string, look: Look): Run[] => (text === '' ? [] : [{ text, look }]);
const goalsOf = ({ to }: Transition): readonly State[] => to.map(stateAt);

/** As short as it is clear from where the row stands. */
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

/** What happens, and what must hold. What is taken at once is told by what must hold. */
function whenRuns(alike: readonly Transition[], given: string | null): Run[] {
  const waited = alike.filter(({ trigger }) => trigger.kind !== 'always');
  const whens = [...new Set(waited.map((one) => sayTransition(one).when))].join(' · ');
  return words(sentence([whens, given ?? ''].filter(Boolean).join(': ') || 'at once'), 'plain');
}
function noteRuns(alike: readonly Transition[], noteOf: NoteOf): Run[] {
  const notes = alike.flatMap((one) => noteOf(one) ?? []);
  const look = notes.some(({ isWanting }) => isWanting) ? 'wanting' : 'faint';
  return words(notes.map(({ text }) => ` ${text}`).join(''), look);
}

/** Tracked events, and when where that is not each time. */
export const trackedRuns = (actions: readonly Named[], before: string): Run[] =>
  actions
    .flatMap(trackedByAction)
    .flatMap(({ event, note }, index) =>
      words(index === 0 ? `${before}tracks ${event}` : `, ${event}`, 'tracked').concat(
        words(note === '' ? '' : ` (${note.replaceAll('*', '')})`, 'soft'),
      ),
    );

/** @param id of the card. @param alike transitions alike in all but what they wait for. */
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
      ...noteRuns(alike, around.noteOf),
    ],
    technical: technicalOf(alike),
    to: isBack ? [] : cards.filter((goal) => goal !== id),
    isWanting: alike.some((one) => around.noteOf(one)?.isWanting ?? false),
  };
}

const sameWay = ({ guard, actions, to, trigger }: Transition): string =>
  JSON.stringify([guard, actions, to, trigger.kind === 'always']);
/** A row for each way; those that differ in nothing but what they wait for share one. */
export const rowsOf = (id: string, ways: readonly Transition[], around: Around): Row[] =>
  [...Map.groupBy(ways, sameWay).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [rowOf(id, first, alike, around)] : [];
  });

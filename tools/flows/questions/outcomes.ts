/** Where a transition leads once every state is left that a visit only passes through: `the house answers`, and then which page. */
import type { State, Transition } from '../charts/facts.types.ts';
import { sayTransition } from '../words/say.ts';
import type { visitGuards } from '../words/visit/guards.ts';
import { upwards, type House } from './house.ts';

export interface Outcome {
  /** What happens first. */
  when: string;
  /** What must hold, in the order in which it is asked. */
  given: readonly string[];
  does: readonly string[];
  tracks: readonly string[];
  /** Where it ends; null: it stays. */
  to: State | null;
  from: State;
}

/** The state in which one is, once the target is entered: a state that is passed through, if there is one on the way in. */
function entered(house: House, target: State): State {
  if (target.isPassedThrough || target.kind === 'parallel') return target;
  return target.initial === null ? target : entered(house, house.at({ chart: target.chart, path: target.initial }));
}
const FURTHEST = 4;

type VisitGuard = keyof typeof visitGuards;
/** Asked of an answer: without one they do not hold. */
const ABOUT_ANSWER: readonly VisitGuard[] = [
  'accepted',
  'acceptedIn',
  'answerMeans',
  'activationMeans',
  'termsOutdated',
  'fieldsOfSecondStep',
  'mayAskInEnglish',
];
/** Asked of what went wrong on the way: with an answer nothing did, but a look-up tells so by its answer. */
const ABOUT_FAILURE: readonly VisitGuard[] = ['problemKnown', 'partMissing', 'activationUnanswered'];
const isAmong = (guards: readonly string[], { guard }: Transition) => guard !== null && guards.includes(guard.name);

/** The alternatives of a state that is passed through which can be taken, by what led there. */
function alternativesAfter({ trigger }: Transition, { transitions }: State): readonly Transition[] {
  const all = transitions.filter((one) => one.trigger.kind === 'always');
  if (trigger.kind === 'answer')
    return trigger.actor === 'invitation' ? all : all.filter((one) => !isAmong(ABOUT_FAILURE, one));
  if (trigger.kind !== 'failure' && trigger.kind !== 'time') return all;
  const always = all.findIndex(({ guard }) => guard?.name === 'problemKnown');
  return (always === -1 ? all : all.slice(0, always + 1)).filter((one) => !isAmong(ABOUT_ANSWER, one));
}
/** The page that is led to decides by itself how it opens. */
const isOtherPage = (from: State, named: State) => named.isPage && named.page !== from.page;

/** All ends of a transition; of a guarded list in a state that is passed through, one for each alternative. */
export function outcomesOf(house: House, transition: Transition, depth = 0): readonly Outcome[] {
  const { when, given, does, tracks } = sayTransition(transition);
  const from = house.at(transition.from);
  const first: Outcome = { when, given: given === null ? [] : [given], does, tracks, to: null, from };
  const [target] = transition.to;
  if (!target) return [first];
  const named = house.at(target);
  const inside = entered(house, named);
  if (!inside.isPassedThrough || depth >= FURTHEST || isOtherPage(from, named)) return [{ ...first, to: named }];
  return alternativesAfter(transition, inside).flatMap((next) =>
    outcomesOf(house, next, depth + 1).map((end) => joined(first, end, depth)),
  );
}
/** A first `otherwise` says nothing where what follows is told. */
const joined = (first: Outcome, end: Outcome, depth: number): Outcome => ({
  when: first.when,
  given: depth === 0 && first.given[0] === 'otherwise' ? end.given : [...first.given, ...end.given],
  does: [...first.does, ...end.does],
  tracks: [...first.tracks, ...end.tracks],
  to: end.to,
  from: first.from,
});

/** What may happen in a state, by its own transitions and those of what it is within; addresses of pages left out. */
export const outcomesIn = (house: House, state: State): readonly Outcome[] =>
  upwards(house, state)
    .flatMap(({ transitions }) => transitions)
    .filter(({ trigger }) => trigger.kind !== 'address')
    .flatMap((transition) => outcomesOf(house, transition));
/** `the house answers: this address has an account`. */
export const sayOutcome = ({ when, given }: Pick<Outcome, 'when' | 'given'>): string =>
  [when, ...given].join(': ').replace(/^at once: /, '');

/** Where a transition leads after all transient states: for the back end's answer, the final page. */
import { statesOn, upwards, stateAt, visit } from '../charts/facts.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { State, Transition } from '../charts/facts.types.ts';
import { saidByKey } from '../words/repeated.ts';
import { sayTransition } from '../words/say.ts';
import type { visitGuards } from '../words/visit/guards.ts';
import type { Cell } from './answer.types.ts';
import { link, list, say, target } from './cells.ts';

export interface Outcome {
  /** The trigger. */
  when: string;
  /** The trigger and its conditions: `…: this address has an account`. */
  what: string;
  does: readonly string[];
  tracks: readonly string[];
  /** The final target; null if it stays. */
  to: State | null;
  from: State;
}

/** The state after entering a target: a transient state, if one is on the way in. */
function entered(target: State): State {
  if (target.isPassedThrough || target.kind === 'parallel') return target;
  return target.initial === null ? target : entered(stateAt({ chart: target.chart, path: target.initial }));
}
const FURTHEST = 4;

type VisitGuard = keyof typeof visitGuards;
/** Guards about an answer; without an answer they are false. */
const ABOUT_ANSWER: readonly VisitGuard[] = [
  'accepted',
  'acceptedIn',
  'answerMeans',
  'activationMeans',
  'termsOutdated',
  'fieldsOfSecondStep',
  'mayAskInEnglish',
];
/** Guards about a failure; with an answer they are false, except that a look-up reports failures in its answer. */
const ABOUT_FAILURE: readonly VisitGuard[] = ['problemKnown', 'partMissing', 'activationUnanswered'];
const isAmong = (guards: readonly string[], { guard }: Transition) => guard !== null && guards.includes(guard.name);

/** The possible alternatives of a transient state, given what led there. */
function alternativesAfter({ trigger }: Transition, { transitions }: State): readonly Transition[] {
  const all = transitions.filter((one) => one.trigger.kind === 'always');
  if (trigger.kind === 'answer')
    return trigger.actor === 'invitation' ? all : all.filter((one) => !isAmong(ABOUT_FAILURE, one));
  if (trigger.kind !== 'failure' && trigger.kind !== 'time') return all;
  const always = all.findIndex(({ guard }) => guard?.name === 'problemKnown');
  return (always === -1 ? all : all.slice(0, always + 1)).filter((one) => !isAmong(ABOUT_ANSWER, one));
}
/** The target page decides by itself how it opens. */
const isOtherPage = (from: State, named: State) => named.isPage && named.page !== from.page;

/** With the guards, in order. */
interface Guarded extends Omit<Outcome, 'what'> {
  given: readonly string[];
}
function endsOf(transition: Transition, depth: number): readonly Guarded[] {
  const { when, given, does, tracks } = sayTransition(transition);
  const from = stateAt(transition.from);
  const first: Guarded = { when, given: given === null ? [] : [given], does, tracks, to: null, from };
  const [target] = transition.to;
  if (!target) return [first];
  const named = stateAt(target);
  const inside = entered(named);
  if (!inside.isPassedThrough || depth >= FURTHEST || isOtherPage(from, named)) return [{ ...first, to: named }];
  return alternativesAfter(transition, inside).flatMap((next) =>
    endsOf(next, depth + 1).map((end) => joined(first, end, depth)),
  );
}
/** A leading `otherwise` is dropped if a condition follows. */
const joined = (first: Guarded, end: Guarded, depth: number): Guarded => ({
  when: first.when,
  given: depth === 0 && first.given[0] === 'otherwise' ? end.given : [...first.given, ...end.given],
  does: [...first.does, ...end.does],
  tracks: [...first.tracks, ...end.tracks],
  to: end.to,
  from: first.from,
});

/** All final targets of a transition; one for each alternative of a transient state. */
export const outcomesOf = (transition: Transition): readonly Outcome[] =>
  endsOf(transition, 0).map(({ when, given, does, tracks, to, from }) => ({
    when,
    what: [when, ...given].join(': ').replace(/^at once: /, ''),
    does,
    tracks,
    to,
    from,
  }));

/** Outcomes of the transitions of a state and its ancestors, without page addresses. */
export const outcomesIn = (state: State): readonly Outcome[] =>
  upwards(state)
    .flatMap(({ transitions }) => transitions)
    .filter(({ trigger }) => trigger.kind !== 'address')
    .flatMap(outcomesOf);

/** Network changes and slow calls are the same everywhere and are described separately. */
const isOwn = ({ key, isPassedThrough }: State) => saidByKey(key) === null && !isPassedThrough;

/** Transitions of a page that have an effect, in the order of its states. */
export const transitionsFrom = (page: PageId): readonly Outcome[] =>
  statesOn(page)
    .filter(isOwn)
    .flatMap(({ transitions }) => transitions.flatMap(outcomesOf))
    .filter(({ to, does, tracks }) => to !== null || does.length > 0 || tracks.length > 0);

/** Rows of transitions: the trigger, the target, the tracked events. */
export const rowsOf = (transitions: readonly Outcome[]): readonly (readonly Cell[])[] =>
  transitions.map(({ what, to, tracks }) => [say(what), target(to), list(tracks)]);

/** Transitions into a page from others: the trigger, the source and the target state, as rows. */
export const rowsInto = (page: PageId): readonly (readonly Cell[])[] =>
  visit
    .filter((state) => state.page !== page && !state.isPassedThrough && state.parent !== null)
    .flatMap(({ transitions }) => transitions.flatMap(outcomesOf))
    .flatMap(({ what, from, to }) => (to?.page === page ? [[say(what), link(from), link(to)]] : []));

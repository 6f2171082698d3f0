/** What leads into a state and on from it, as rows to be read: what happens, what it depends on, where that leads. */
import { allStates, stateAt, waysInto, withAncestors, withDescendants, wordOf } from '../charts/facts.ts';
import type { State, Transition, Trigger } from '../charts/facts.types.ts';
import { nameOfState, sayTransition, sentence } from '../words/say.ts';

export interface Row {
  key: string;
  /** 0: something happens; 1: what the same depends on; 2: what that depends on in turn. */
  depth: number;
  /** `The visitor sends the form`, `… this address has an account`. */
  text: string;
  /** Where it leads; empty: it stays, or the rows below say. */
  to: readonly State[];
  /** Whether nothing but the rows below says where it leads. */
  isSaidBelow: boolean;
  /** What is done on the way, tracking left out. */
  does: readonly string[];
  /** Events that analytics is told of on the way. */
  tracks: readonly string[];
  /** What is taken. */
  transition: Transition;
}
/** Rows that belong together, and the state whose they are. */
export interface Group {
  of: State;
  rows: readonly Row[];
}

export const triggerKey = (trigger: Trigger): string => JSON.stringify(trigger);
const isWithin = (outer: State, { chart, path }: { chart: string; path: string }) =>
  chart === outer.chart && (outer.path === '' || path === outer.path || path.startsWith(`${outer.path}.`));
const targetsOf = ({ to }: Transition) => to.map((place) => stateAt(place));

/** Asked to do nothing: it is there to keep what is around the state from happening. */
const isForbidden = ({ to, actions }: Transition) => to.length === 0 && actions.length === 0;

/** The one state that a transition leads to, where nobody stays there: what decides there is told at once. */
function decidedIn(transition: Transition): State | null {
  const [target, ...more] = targetsOf(transition);
  const passed = target?.isPassedThrough === true && more.length === 0 && target.children.length === 0;
  return passed && target.transitions.length > 1 ? target : null;
}

/** Deeper than that nobody reads. */
const DEEPEST = 2;

function rowsOf(transition: Transition, depth: number, isFirst: boolean, deepest: number): readonly Row[] {
  const { when, given, does, tracks } = sayTransition(transition);
  const begins = depth === 0 && isFirst;
  const condition = given === null ? '' : given;
  const text = begins ? sentence(condition === '' ? when : `${when}: ${condition}`) : `… ${condition || when}`;
  const decides = depth < deepest ? decidedIn(transition) : null;
  const below = decides ? decides.transitions.flatMap((one) => rowsOf(one, depth + 1, false, deepest)) : [];
  const to = decides ? [] : targetsOf(transition);
  const key = `${depth} ${transition.name}`;
  return [{ key, depth, text, to, isSaidBelow: decides !== null, does, tracks, transition }, ...below];
}

/** The rows of transitions, those of one trigger below each other. @param deepest 0: what is decided at once is not told. */
export function rowsFor(transitions: readonly Transition[], deepest = DEEPEST): readonly Row[] {
  const byTrigger = Map.groupBy(transitions, ({ from, trigger }) => `${wordOf(from)} ${triggerKey(trigger)}`);
  return [...byTrigger.values()].flatMap((ones) => ones.flatMap((one, at) => rowsOf(one, 0, at === 0, deepest)));
}

export interface LeadsOn {
  /** What may happen in the state itself. */
  own: readonly Row[];
  /** Of a state with states within: what leads out of it, from each of them. */
  fromWithin: readonly Group[];
  /** What may happen in it because of what it is within, the nearest first; of the page at most. */
  inherited: readonly Group[];
  /** What may happen anywhere in the chart. */
  everywhere: readonly Row[];
  /** What would happen around it, but not in it. */
  kept: readonly string[];
}

/** What leads on from a state. Of an address that is opened nothing is told: that leads anywhere. */
export function leadsOn(state: State): LeadsOn {
  /** Triggers that something nearer answers whatever holds. */
  const answered = new Set<string>();
  const kept: string[] = [];
  const groups = withAncestors(state).map((of): Group => {
    const open = of.transitions.filter(
      ({ trigger }) => trigger.kind !== 'address' && !answered.has(triggerKey(trigger)),
    );
    for (const one of open) if (isForbidden(one)) kept.push(sayTransition(one).when);
    for (const { trigger, guard } of open) if (guard === null) answered.add(triggerKey(trigger));
    return { of, rows: rowsFor(open.filter((one) => !isForbidden(one))) };
  });
  const [own, ...around] = groups;
  const inherited = around.filter(({ of, rows }) => of.parent !== null && rows.length > 0);
  const everywhere = around.find(({ of }) => of.parent === null)?.rows ?? [];
  const fromWithin = withDescendants(state)
    .slice(1)
    .filter(({ isPassedThrough }) => !isPassedThrough)
    .map((of): Group => {
      const rows = rowsFor(of.transitions.filter((one) => leavesFrom(state, one)));
      return { of, rows: rows.filter(({ isSaidBelow, to }) => isSaidBelow || to.some((one) => !isWithin(state, one))) };
    })
    .filter(({ rows }) => rows.length > 0);
  return { own: own?.rows ?? [], fromWithin: state.parent === null ? [] : fromWithin, inherited, everywhere, kept };
}
/** Whether a transition leads out of a state, be it by a state that is passed through. */
function leavesFrom(outer: State, transition: Transition, seen: readonly State[] = []): boolean {
  const decides = decidedIn(transition);
  if (decides && isWithin(outer, decides) && !seen.includes(decides))
    return decides.transitions.some((one) => leavesFrom(outer, one, [...seen, decides]));
  return transition.to.some((place) => !isWithin(outer, place));
}

const allTransitions = allStates.flatMap(({ transitions }) => transitions);
/** What leads into a state from elsewhere: into itself, a state that begins in it, or one within it. */
export function leadsIn(state: State): readonly Group[] {
  const into = new Set(waysInto(state));
  for (const one of allTransitions)
    if (state.parent !== null && one.to.some((place) => isWithin(state, place))) into.add(one);
  const outside = [...into].filter((one) => !isWithin(state, one.from) || one.from.path === state.path);
  const elsewhere = outside.filter(
    ({ from, to }) => from.path !== state.path || to.some(({ path }) => path === state.path),
  );
  const bySource = Map.groupBy(elsewhere, ({ from }) => wordOf(from));
  return [...bySource.values()].flatMap((ones): Group[] => {
    const [first] = ones;
    if (!first) return [];
    return [{ of: stateAt(first.from), rows: ones.map((one) => rowInto(one)) }];
  });
}
/** How a transition is told where it leads to: by what happens, and what must hold. */
function rowInto(transition: Transition): Row {
  const { when, given, does, tracks } = sayTransition(transition);
  const text = sentence(given === null ? when : transition.trigger.kind === 'always' ? given : `${when}: ${given}`);
  return { key: transition.name, depth: 0, text, to: [], isSaidBelow: false, does, tracks, transition };
}

/** What a target is called in the column of another state: without its page where that is the same. */
export const nameFrom = (from: State, to: State, full: (state: State) => string): string =>
  from.page !== null && from.page === to.page && !to.isPage ? nameOfState(to) : full(to);

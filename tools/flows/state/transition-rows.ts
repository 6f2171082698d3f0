/** Transitions into and out of a state, as rows: the trigger, the condition, the target. */
import { allStates, stateAt, transitionsInto, withAncestors, withDescendants, wordOf } from '../charts/facts.ts';
import type { State, Transition, Trigger } from '../charts/facts.types.ts';
import { nameOfState, sayTransition, sentence } from '../words/say.ts';

export interface Row {
  key: string;
  /** 0: the trigger; 1: its condition; 2: a further condition. */
  depth: number;
  /** `The visitor sends the form`, `… this address has an account`. */
  text: string;
  /** Targets; empty if it stays, or if the rows below have them. */
  to: readonly State[];
  /** True if only the rows below have its targets. */
  hasRowsBelow: boolean;
  /** Actions, without tracking. */
  does: readonly string[];
  /** Tracked events. */
  tracks: readonly string[];
  transition: Transition;
}
/** Rows of one state. */
export interface Group {
  of: State;
  rows: readonly Row[];
}

const triggerKey = (trigger: Trigger): string => JSON.stringify(trigger);
const isWithin = (outer: State, { chart, path }: { chart: string; path: string }) =>
  chart === outer.chart && (outer.path === '' || path === outer.path || path.startsWith(`${outer.path}.`));
const targetsOf = ({ to }: Transition) => to.map((place) => stateAt(place));

/** An empty transition, which blocks a transition of an ancestor. */
const isForbidden = ({ to, actions }: Transition) => to.length === 0 && actions.length === 0;

/** The transient target of a transition, whose alternatives are shown at once. */
function decidedIn(transition: Transition): State | null {
  const [target, ...more] = targetsOf(transition);
  const passed = target?.isPassedThrough === true && more.length === 0 && target.children.length === 0;
  return passed && target.transitions.length > 1 ? target : null;
}

/** Maximum depth of nested conditions. */
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
  return [{ key, depth, text, to, hasRowsBelow: decides !== null, does, tracks, transition }, ...below];
}

/** The rows of transitions, grouped by trigger. @param deepest 0 omits the alternatives of transient targets. */
export function rowsFor(transitions: readonly Transition[], deepest = DEEPEST): readonly Row[] {
  const byTrigger = Map.groupBy(transitions, ({ from, trigger }) => `${wordOf(from)} ${triggerKey(trigger)}`);
  return [...byTrigger.values()].flatMap((ones) => ones.flatMap((one, at) => rowsOf(one, 0, at === 0, deepest)));
}

export interface Outgoing {
  /** Its own transitions. */
  own: readonly Row[];
  /** For a state with children: their transitions out of it. */
  fromChildren: readonly Group[];
  /** Transitions of its ancestors, the nearest first, up to the page. */
  inherited: readonly Group[];
  /** Transitions of the chart's root. */
  everywhere: readonly Row[];
  /** Transitions of ancestors that it blocks. */
  blocked: readonly string[];
}

/** Transitions out of a state. Address transitions are omitted, since they lead anywhere. */
export function outgoing(state: State): Outgoing {
  /** Triggers that a nearer state always handles. */
  const answered = new Set<string>();
  const blocked: string[] = [];
  const groups = withAncestors(state).map((of): Group => {
    const open = of.transitions.filter(
      ({ trigger }) => trigger.kind !== 'address' && !answered.has(triggerKey(trigger)),
    );
    for (const one of open) if (isForbidden(one)) blocked.push(sayTransition(one).when);
    for (const { trigger, guard } of open) if (guard === null) answered.add(triggerKey(trigger));
    return { of, rows: rowsFor(open.filter((one) => !isForbidden(one))) };
  });
  const [own, ...around] = groups;
  const inherited = around.filter(({ of, rows }) => of.parent !== null && rows.length > 0);
  const everywhere = around.find(({ of }) => of.parent === null)?.rows ?? [];
  const fromChildren = withDescendants(state)
    .slice(1)
    .filter(({ isPassedThrough }) => !isPassedThrough)
    .map((of): Group => {
      const rows = rowsFor(of.transitions.filter((one) => leavesFrom(state, one)));
      return {
        of,
        rows: rows.filter(({ hasRowsBelow, to }) => hasRowsBelow || to.some((one) => !isWithin(state, one))),
      };
    })
    .filter(({ rows }) => rows.length > 0);
  return {
    own: own?.rows ?? [],
    fromChildren: state.parent === null ? [] : fromChildren,
    inherited,
    everywhere,
    blocked: blocked,
  };
}
/** True if a transition leaves a state, possibly through a transient state. */
function leavesFrom(outer: State, transition: Transition, seen: readonly State[] = []): boolean {
  const decides = decidedIn(transition);
  if (decides && isWithin(outer, decides) && !seen.includes(decides))
    return decides.transitions.some((one) => leavesFrom(outer, one, [...seen, decides]));
  return transition.to.some((place) => !isWithin(outer, place));
}

const allTransitions = allStates.flatMap(({ transitions }) => transitions);
/** Transitions into a state from outside: to itself, to an ancestor that begins in it, or to a descendant. */
export function incoming(state: State): readonly Group[] {
  const into = new Set(transitionsInto(state));
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
/** An incoming transition: its trigger and its condition. */
function rowInto(transition: Transition): Row {
  const { when, given, does, tracks } = sayTransition(transition);
  const text = sentence(given === null ? when : transition.trigger.kind === 'always' ? given : `${when}: ${given}`);
  return { key: transition.name, depth: 0, text, to: [], hasRowsBelow: false, does, tracks, transition };
}

/** The name of a target in another state's column; without its page if that is the same. */
export const nameFrom = (from: State, to: State, full: (state: State) => string): string =>
  from.page !== null && from.page === to.page && !to.isPage ? nameOfState(to) : full(to);

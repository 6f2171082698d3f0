/** States as cards and frames: each transition is a row; an arrow leads forward, a target further back is named. */
import { sendable } from '../../../machines/shared/sendable.states.ts';
import { slowly } from '../../../machines/shared/waiting.states.ts';
import { stateAt, withAncestors, withDescendants, wordOf } from '../charts/facts.ts';
import type { State, Transition } from '../charts/facts.types.ts';
import { trackedByAction } from '../charts/tracked.ts';
import { nameWithin, sayAction, sayCall, sentence } from '../words/say.ts';
import type { Card } from './card.ts';
import type { Part } from './layout.ts';
import { rowsOf, trackedRuns, words, type Around } from './rows.ts';
import type { Run } from './text.ts';

const childrenOf = ({ chart, children }: State): readonly State[] => children.map((path) => stateAt({ chart, path }));
const haveKeys = (state: State, keys: readonly string[]): boolean =>
  state.children.length === keys.length && childrenOf(state).every(({ key }) => keys.includes(key));
const NETWORK = Object.keys(sendable('register').states);
const SLOW = Object.keys(slowly.states);
/** With and without a network: the same three states for everything that can be sent; they have a separate drawing. */
export const isNetwork = (state: State): boolean => haveKeys(state, NETWORK);
/** The state that reports a slow call; drawn as a row of the card. */
const isSlow = (state: State): boolean => haveKeys(state, SLOW);

/** The part of a chart to draw. */
export interface Scope {
  roots: readonly State[];
  /** Descendants with a separate drawing, by its title. */
  elsewhere: ReadonlyMap<State, string>;
  /** True if the three network states are drawn too. */
  withNetwork: boolean;
}
export interface Drawn {
  parts: readonly Part[];
  /** Transitions that have a row. */
  rows: readonly Transition[];
  /** States whose three network states are omitted. */
  networks: readonly State[];
}

const isCardIn = ({ elsewhere, withNetwork }: Scope, state: State): boolean =>
  state.children.length === 0 || elsewhere.has(state) || isSlow(state) || (isNetwork(state) && !withNetwork);
/** The state whose card represents it. */
const cardOf = (scope: Scope, state: State): State =>
  withAncestors(state).findLast((one) => isCardIn(scope, one)) ?? state;
function begins(scope: Scope, state: State): readonly State[] {
  if (isCardIn(scope, state)) return [state];
  const first = state.kind === 'parallel' ? state.children : [state.initial ?? state.children[0] ?? ''];
  return first.flatMap((path) => begins(scope, stateAt({ chart: state.chart, path })));
}
const drawnWithin = (scope: Scope, state: State): readonly State[] =>
  isCardIn(scope, state) ? [state] : [state, ...childrenOf(state).flatMap((child) => drawnWithin(scope, child))];
/** Transitions of a card: of the state, and of states folded into it. */
function transitionsOn(scope: Scope, state: State): readonly Transition[] {
  if (scope.elsewhere.has(state)) return [];
  return [...state.transitions, ...(isSlow(state) ? childrenOf(state).flatMap((one) => one.transitions) : [])];
}

function leadOf(state: State): (readonly Run[])[] {
  const entered = state.entry
    .filter((action) => trackedByAction(action).length === 0)
    .map((action) => sayAction(action, state.chart));
  const calls = state.calls.map((call) => sayCall(call, state.chart));
  return [
    words(state.description ?? '', 'soft'),
    words(calls.length > 0 ? `Meanwhile ${calls.join('; ')}.` : '', 'soft'),
    words(entered.length > 0 ? `On entry ${entered.join('; ')}.` : '', 'soft'),
    trackedRuns(state.entry, ''),
  ].filter((runs) => runs.length > 0);
}
const technicalName = ({ key }: State, name: string): string | null =>
  key.toLowerCase() === name.toLowerCase() ? null : key;

function cardFor(scope: Scope, state: State, around: Around): Card {
  const name = sentence(nameWithin(state));
  const parent = state.parent === null ? null : stateAt({ chart: state.chart, path: state.parent });
  const elsewhere = scope.elsewhere.get(state);
  const id = wordOf(state);
  return {
    id,
    name,
    technical: technicalName(state, name),
    lead: elsewhere === undefined ? leadOf(state) : [words(`Drawn by itself: ${elsewhere}.`, 'soft')],
    rows: rowsOf(id, transitionsOn(scope, state), around),
    kind:
      elsewhere !== undefined ? 'aside' : state.kind === 'final' ? 'end' : state.isPassedThrough ? 'passing' : 'state',
    isInitial: parent?.initial === state.path && !scope.roots.includes(state),
  };
}
/** A card for what applies to all states in a frame. */
function noteFor(state: State, around: Around): Card | null {
  const id = `${wordOf(state)} anywhere`;
  const [lead, rows] = [leadOf(state), rowsOf(id, state.transitions, around)];
  if (lead.length + rows.length === 0) return null;
  return { id, name: '', technical: null, lead, rows, kind: 'note', isInitial: false };
}
function partsIn(scope: Scope, state: State, around: Around): readonly Part[] {
  const note = noteFor(state, around);
  return [...(note ? [{ card: note }] : []), ...childrenOf(state).map((child) => partFor(scope, child, around))];
}
function partFor(scope: Scope, state: State, around: Around): Part {
  if (isCardIn(scope, state)) return { card: cardFor(scope, state, around) };
  const name = sentence(nameWithin(state));
  const parent = state.parent === null ? null : stateAt({ chart: state.chart, path: state.parent });
  const isParallel = parent?.kind === 'parallel';
  return {
    frame: {
      id: wordOf(state),
      name,
      technical: technicalName(state, name),
      isParallel,
      parts: partsIn(scope, state, around),
    },
  };
}

/** Transitions that lead back to a state visited earlier, in chart order. */
function backwards(cards: ReadonlyMap<string, readonly string[]>) {
  const back = new Set<string>();
  const done = new Set<string>();
  const walk = (id: string, before: readonly string[]) => {
    if (done.has(id)) return;
    for (const goal of cards.get(id) ?? []) {
      if (before.includes(goal)) back.add(`${id} ${goal}`);
      else walk(goal, [...before, goal]);
    }
    done.add(id);
  };
  for (const id of cards.keys()) walk(id, [id]);
  return (from: string, to: string): boolean => back.has(`${from} ${to}`) && from !== to;
}

/** The parts of a drawing. A single state needs no frame, since the drawing has its name. */
export function drawnStates(scope: Scope): Drawn {
  const shown = new Set(scope.roots.flatMap(withDescendants));
  const states = scope.roots.flatMap((root) => drawnWithin(scope, root));
  const goalCards = ({ to }: Transition): readonly string[] =>
    to
      .map(stateAt)
      .filter((goal) => shown.has(goal))
      .flatMap((goal) => begins(scope, goal))
      .map((goal) => wordOf(cardOf(scope, goal)));
  const cards = states.filter((state) => isCardIn(scope, state));
  const leadsBack = backwards(
    new Map(cards.map((state) => [wordOf(state), transitionsOn(scope, state).flatMap(goalCards)])),
  );
  const around: Around = { isShown: (state) => shown.has(state), goalCards, leadsBack };
  const [only, ...more] = scope.roots;
  const isAlone = only !== undefined && more.length === 0 && !isCardIn(scope, only);
  return {
    parts: isAlone ? partsIn(scope, only, around) : scope.roots.map((root) => partFor(scope, root, around)),
    rows: states.flatMap((state) => (isCardIn(scope, state) ? transitionsOn(scope, state) : state.transitions)),
    networks: scope.withNetwork ? [] : cards.filter((state) => isNetwork(state) && !scope.elsewhere.has(state)),
  };
}

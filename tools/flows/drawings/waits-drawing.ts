/** Delays of the visit and of the separate charts, for answers and for people: a card for each delay. */
import { allStates, stateAt, wordOf } from '../charts/facts.ts';
import type { State, Transition, Wait } from '../charts/facts.types.ts';
import { fullNameOf, sayDuration, sayGuard, sayTrigger, sentence } from '../words/say.ts';
import type { Card, Row } from './card.ts';
import type { Drawing } from './drawing.types.ts';
import type { Part } from './layout.ts';
import { words } from './rows.ts';

interface Waiting {
  state: State;
  wait: Wait;
  ends: readonly Transition[];
}
const waits: readonly Waiting[] = allStates.flatMap((state) =>
  state.waits.map((wait) => ({
    state,
    wait,
    ends: state.transitions.filter(({ trigger }) => trigger.kind === 'time' && trigger.delay === wait.delay),
  })),
);
/** For a delay that only reports slowness, the parent state names the card. */
const namedState = (state: State): State =>
  state.key === 'waiting' && state.parent !== null ? stateAt({ chart: state.chart, path: state.parent }) : state;
const goalOf = ({ to: [to] }: Transition): string => {
  if (!to) return 'stays';
  const goal = stateAt(to);
  return goal.key === 'takingLonger' ? 'notice that it takes longer' : fullNameOf(goal);
};
function rowOf({ state, ends }: Waiting): Row {
  const led = ends.map((end) => `${end.guard ? `${sayGuard(end.guard, state.chart)}: ` : ''}${goalOf(end)}`);
  return {
    runs: [...words(sentence(fullNameOf(namedState(state))), 'plain'), ...words(` → ${led.join('; ')}`, 'soft')],
    technical: null,
    to: [],
    isUncovered: false,
  };
}
function cardOf(alike: readonly Waiting[]): Part[] {
  const [first] = alike;
  const end = first?.ends[0];
  if (!first || !end) return [];
  const { wait, state } = first;
  const goals = new Set(alike.flatMap(({ ends }) => ends.map(goalOf)));
  const [only] = goals;
  // If all have the same target, it is stated once.
  const isOne = goals.size === 1 && alike.length > 1;
  const names = alike.map((one) => sentence(fullNameOf(namedState(one.state))));
  const of: Card = {
    id: `${wordOf(state)} ${wait.delay}`,
    name: sentence(sayTrigger(end.trigger, state.chart)),
    technical: wait.delay,
    lead: [
      words(
        `${wait.isComputed ? 'At most ' : ''}${sayDuration(wait.atMost)}, in ${alike.length} ${alike.length === 1 ? 'state' : 'states'}.`,
        'soft',
      ),
      ...(isOne ? [words(`${names.join(' · ')} → ${only ?? ''}`, 'plain')] : []),
    ],
    rows: isOne ? [] : alike.map(rowOf),
    kind: 'state',
    isInitial: false,
  };
  return [{ card: of }];
}

/** Maximum number of states on a card; the others go on a second one. */
const MOST = 15;
const cardsOf = (alike: readonly Waiting[]): Part[] =>
  alike.length > MOST ? [...cardOf(alike.slice(0, MOST)), ...cardsOf(alike.slice(MOST))] : cardOf(alike);

const drawingOf = (name: string, title: string, isOn: (waiting: Waiting) => boolean): Drawing => ({
  name,
  title,
  group: 'Overview',
  content: () => ({
    parts: [...Map.groupBy(waits.filter(isOn), ({ wait }) => `${wait.delay} ${wait.atMost}`).values()].flatMap(cardsOf),
    shows: [],
    leftOut: ['actions after a wait: see the drawing of each page and chart'],
  }),
});
export const waitsDrawings: readonly Drawing[] = [
  drawingOf('waits', 'Waits of a visit', ({ state }) => state.chart === 'visit'),
  drawingOf('waits-other-charts', 'Waits of the separate charts', ({ state }) => state.chart !== 'visit'),
];

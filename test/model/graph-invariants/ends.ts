/** No dead end: wherever a visit is, something good can still come of it. */
import { isAnswer, isDelay, isPress } from './causes.ts';
import { everywhere, together, type Invariant } from './invariant.ts';
import type { Edge, VisitGraph, Situation } from './visit-graph.ts';

/** Registered, on the waiting list, or on the start page. */
const GOALS: readonly (string | null)[] = [
  'landing',
  'formFinished',
  'autoActivated',
  'activated',
  'emailActive',
  'emailPending',
];
const isGoal = ({ place: { page, tags } }: Situation) =>
  GOALS.includes(page) || tags.has('joined') || tags.has('alreadyListed') || tags.has('placeAsked');
const leadsToLogin = ({ effect }: Edge) => effect.emitted.includes('navigation.requested login');

/** The link to the start page, which every page has. */
const isLinkToStart = ({ event }: Edge) => event.type === 'xstate.route' && event.to === '#landing' && !event.params;
/** The address that a visit begins with. */
const isArrival = ({ from, event }: Edge) =>
  from.place.page === null && (event.type === 'xstate.route' || event.type === 'visit.refused');
const isStep = (edge: Edge) =>
  isPress(edge.event) ||
  isAnswer(edge.event) ||
  isDelay(edge.event) ||
  edge.event.type === 'network.returned' ||
  isLinkToStart(edge) ||
  isArrival(edge);

/**
 * The situations from which something that may be taken leads to a goal, however far it is. Where what comes of an event depends on
 * what is left open, all that can come of it must lead there.
 * @param isGoal situations where one is there. @param isThere edges that need lead nowhere.
 */
export function reaching(
  graph: VisitGraph,
  isGoal: (one: Situation) => boolean,
  mayTake: (edge: Edge) => boolean,
  isThere: (edge: Edge) => boolean = () => false,
): Uint8Array {
  const reached = new Uint8Array(graph.situations.length);
  const left: number[] = [];
  const reach = (index: number) => {
    if (reached[index] === 1) return;
    reached[index] = 1;
    left.push(index);
  };
  // By choice: where it is, and how many of its edges lead nowhere good as far as is known. By edge: its choice, and the next edge to the same end.
  const [froms, open]: [number[], number[]] = [[], []];
  const [choiceOf, before] = [new Int32Array(graph.size), new Int32Array(graph.size).fill(-1)];
  const last = new Int32Array(graph.situations.length).fill(-1);
  for (const one of graph.situations) if (isGoal(one)) reach(one.index);
  for (const edges of graph.choices()) {
    const [{ edge: first }] = edges;
    if (!mayTake(first)) continue;
    const choice = froms.push(first.from.index) - 1;
    const leading = edges.filter(({ edge }) => !isThere(edge));
    open.push(leading.length);
    if (leading.length === 0) reach(first.from.index);
    for (const { edge, at } of leading) {
      choiceOf[at] = choice;
      before[at] = last[edge.to.index] ?? -1;
      last[edge.to.index] = at;
    }
  }
  for (let index = left.pop(); index !== undefined; index = left.pop())
    for (let edge = last[index] ?? -1; edge !== -1; edge = before[edge] ?? -1) {
      const choice = choiceOf[edge] ?? 0;
      const others = (open[choice] ?? 0) - 1;
      open[choice] = others;
      if (others === 0) reach(froms[choice] ?? 0);
    }
  return reached;
}

const goodEndsOf = new WeakMap<VisitGraph, Uint8Array>();
/** From where a good end can be reached, by what people and the outside do. */
export function goodEnds(graph: VisitGraph): Uint8Array {
  const known = goodEndsOf.get(graph) ?? reaching(graph, isGoal, isStep, leadsToLogin);
  goodEndsOf.set(graph, known);
  return known;
}

export const noDeadEnd: Invariant = {
  name: 'no dead end',
  rules: 'D12, D24',
  sentence:
    'From every state a person can still get registered, onto the waiting list, to the login or to the start page: by ' +
    'presses, by the link to the start page, by answers of the outside, by limits that pass, or by the network’s return.',
  check: ({ visit }) => {
    const good = goodEnds(visit);
    return everywhere(visit, {
      situation: ({ index, place }) =>
        good[index] === 1 ? null : `nothing good can come of ${JSON.stringify(place.value)} any more`,
    });
  },
};

const asksForStart = (edge: Edge) => isLinkToStart(edge) && edge.to.place.page === 'landing';

export const anAddressAlwaysCan: Invariant = {
  name: 'an address always leads back',
  rules: 'D3, D21',
  sentence:
    'Wherever a visit is, the address of the start page leads there: at once, or where something was sent, after its answer ' +
    'or the limit of the wait.',
  check: ({ visit }) => {
    const open = new Set<number>();
    for (const { index, place } of visit.situations) if (place.page === 'landing') open.add(index);
    for (const edges of visit.choices())
      if (edges.every(({ edge }) => asksForStart(edge))) open.add(edges[0].edge.from.index);
    const waited = reaching(
      visit,
      ({ index }) => open.has(index),
      ({ event }) => isAnswer(event) || isDelay(event),
    );
    return together(
      everywhere(visit, {
        situation: ({ index, place }) =>
          waited[index] === 1 ? null : `no address leads away from ${JSON.stringify(place.value)}`,
      }),
      everywhere(visit, {
        situation: (one) => {
          const { index, place } = one;
          if (open.has(index)) return undefined;
          return place.tags.has('busy')
            ? null
            : `${JSON.stringify(place.value)} keeps the visitor though nothing was sent`;
        },
      }),
    );
  },
};

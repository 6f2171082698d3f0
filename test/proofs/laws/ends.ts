/** No dead end: wherever a visit is, something good can still come of it. */
import { isAnswer, isDelay, isPress } from './causes.ts';
import { everywhere, together, type Law } from './law.ts';
import type { Edge, Graph, Situation } from '../graph.ts';

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
const leadsToLogin = ({ effect }: Edge) => effect.said.includes('navigation.requested login');

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

/** The situations from which some of those edges lead to one of the others, however far it is; what is not known may. */
export function reaching(
  graph: Graph,
  starts: (one: Situation) => boolean,
  mayTake: (edge: Edge) => boolean,
): Uint8Array {
  const reached = new Uint8Array(graph.situations.length);
  const before = new Int32Array(graph.size).fill(-1);
  const last = new Int32Array(graph.situations.length).fill(-1);
  const left: number[] = [];
  const reach = (index: number) => {
    if (reached[index] === 1) return;
    reached[index] = 1;
    left.push(index);
  };
  for (const one of graph.situations) if (starts(one) || graph.isUnknown(one)) reach(one.index);
  let at = 0;
  const froms = new Int32Array(graph.size);
  for (const edge of graph.edges()) {
    froms[at] = edge.from.index;
    if (mayTake(edge)) {
      before[at] = last[edge.to.index] ?? -1;
      last[edge.to.index] = at;
    }
    at += 1;
  }
  for (let index = left.pop(); index !== undefined; index = left.pop())
    for (let edge = last[index] ?? -1; edge !== -1; edge = before[edge] ?? -1) reach(froms[edge] ?? 0);
  return reached;
}

const goods = new WeakMap<Graph, Uint8Array>();
/** From where a good end can be reached, by what people and the outside do. */
export function goodEnds(graph: Graph): Uint8Array {
  const login = new Set<number>();
  for (const edge of graph.edges()) if (leadsToLogin(edge)) login.add(edge.from.index);
  const known = goods.get(graph) ?? reaching(graph, (one) => isGoal(one) || login.has(one.index), isStep);
  goods.set(graph, known);
  return known;
}

export const noDeadEnd: Law = {
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

export const anAddressAlwaysCan: Law = {
  name: 'an address always leads back',
  rules: 'D3, D21',
  sentence:
    'Wherever a visit is, the address of the start page leads there: at once, or where something was sent, after its answer ' +
    'or the limit of the wait.',
  check: ({ visit }) => {
    const open = new Set<number>();
    for (const { index, place } of visit.situations) if (place.page === 'landing') open.add(index);
    for (const edge of visit.edges()) if (asksForStart(edge)) open.add(edge.from.index);
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
          if (open.has(index) || visit.isUnknown(one)) return undefined;
          return place.tags.has('busy')
            ? null
            : `${JSON.stringify(place.value)} keeps the visitor though nothing was sent`;
        },
      }),
    );
  },
};

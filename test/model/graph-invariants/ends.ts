/** No dead end: a good end is reachable from everywhere. */
import type { VisitTag } from '../../../machines/page/tags.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { isAnswer, isDelay, isPress } from './causes.ts';
import { isOwnLink } from './controls.ts';
import { everywhere, together, type Invariant } from './invariant.ts';
import type { Edge, Place, Situation, VisitGraph } from './visit-graph.ts';

/** Good ends: registered or active; on the waiting list, or on the way there; considered for membership. */
const GOALS: readonly (string | null)[] = ['formFinished', 'autoActivated', 'activated', 'membershipConfirmation'];
const GOAL_TAGS = ['joined', 'alreadyListed', 'placeAsked', 'lobbyLinkSent'];
interface End {
  page: PageId;
  tag?: VisitTag;
  why: string;
}
/** Pages that serve their own purpose; they need lead only to the start page or another system. */
const SERVED: readonly End[] = [
  { page: 'loggedOut', why: 'who logs out is gone' },
  { page: 'unsubscribe', tag: 'unsubscribed', why: 'it is all that the mail’s link is for (D27)' },
  { page: 'linkGenerator', why: 'an admin’s tool, with a machine of its own (D31)' },
  { page: 'splitGenerator', why: 'an admin’s tool, with a machine of its own (D32)' },
];
/** Pages without continuation that are no good end either. */
const STRANDED: readonly End[] = [
  { page: 'notFound', why: 'the address leads nowhere (D3)' },
  { page: 'unknownAddress', why: 'the address leads nowhere (D3)' },
  { page: 'error', why: 'something of ours broke; the address is kept' },
  { page: 'staleDeployment', why: 'another page takes its place, loaded anew' },
  { page: 'unsubscribe', tag: 'linkBroken', why: 'the other ways to withdraw are other systems (D27)' },
  { page: 'activationError', tag: 'invalidLink', why: 'customer service helps (D25)' },
  { page: 'activationError', tag: 'incompleteLink', why: 'the mail has the whole link (D48)' },
];
const isAmong = (ends: readonly End[], { page, tags }: Place) =>
  ends.some((end) => end.page === page && (end.tag === undefined || tags.has(end.tag)));
const isGoal = ({ place }: Situation) =>
  GOALS.includes(place.page) || GOAL_TAGS.some((tag) => place.tags.has(tag)) || isAmong(SERVED, place);
/** Good events: the redirect to the login, and a mail with a link that continues (D20, D26, D48). */
const isGood = ({ effect }: Edge) => effect.emitted.includes('navigation.requested login') || effect.mail === 'sent';

/** The link to the start page in the frame of every page. */
const isLinkToStart = ({ event }: Edge) => event.type === 'xstate.route' && event.to === '#landing' && !event.params;
/** The first address of a visit. */
const isArrival = ({ from, event }: Edge) =>
  from.place.page === null && (event.type === 'xstate.route' || event.type === 'visit.refused');
/** Steps of the page itself, without its frame. */
const isStep = (edge: Edge) =>
  isPress(edge.event) ||
  isAnswer(edge.event) ||
  isDelay(edge.event) ||
  edge.event.type === 'network.returned' ||
  (isOwnLink(edge) && !isLinkToStart(edge)) ||
  isArrival(edge);

/**
 * The situations from which possible edges lead to a goal, at any distance. If the result of an event depends on an
 * open key, all results must lead there.
 * @param isGoal situations that are goals.
 * @param isThere edges that count as goals.
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
  // By choice: its situation, and the number of its edges not known to lead to a goal. By edge: its choice, and the
  // next edge with the same target.
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
/** Situations from which a good end is reachable by people and calls; stranded pages are exempt. */
export function goodEnds(graph: VisitGraph): Uint8Array {
  const known = goodEndsOf.get(graph) ?? reaching(graph, isGoal, isStep, isGood);
  for (const { index, place } of graph.situations) if (isAmong(STRANDED, place)) known[index] = 1;
  goodEndsOf.set(graph, known);
  return known;
}

export const noDeadEnd: Invariant = {
  name: 'no dead end',
  rules: 'D10, D12, D16, D24, D48',
  sentence:
    'From every state, something on the page leads to a registered account, the waiting list, a membership ' +
    'request, the login, or a mail that leads to one of them: a press, a link, a response, a timeout, or the ' +
    'return of the network. A link to the start page counts only on the few pages that are ends themselves.',
  check: ({ visit }) => {
    const good = goodEnds(visit);
    return everywhere(visit, {
      situation: ({ index, place }) =>
        good[index] === 1 ? null : `expected a way on from the page itself, got none in ${JSON.stringify(place.value)}`,
    });
  },
};

const asksForStart = (edge: Edge) => isLinkToStart(edge) && edge.to.place.page === 'landing';

export const anAddressAlwaysCan: Invariant = {
  name: 'the start page is always reachable',
  rules: 'D3, D21',
  sentence:
    'From every state, the address of the start page leads there: at once, or if a request was sent, after its ' +
    'response or timeout.',
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
          waited[index] === 1
            ? null
            : `expected an address that leads away, got none in ${JSON.stringify(place.value)}`,
      }),
      everywhere(visit, {
        situation: (one) => {
          const { index, place } = one;
          if (open.has(index)) return undefined;
          return place.tags.has('busy')
            ? null
            : `expected that only what was sent keeps the visitor, got ${JSON.stringify(place.value)}`;
        },
      }),
    );
  },
};

/** The parts of the visit for Stately's editor: each flow from the start page to its end, and each topic. */
import { upperFirst } from 'es-toolkit/string';
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { FLOW_NAMES, flowRow, needsToken, startsOnLanding } from '../../../machines/flows/read-flows.ts';
import type { visitMachine } from '../../../machines/visit.machine.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { stateAt, statesOf, withAncestors, withDescendants } from '../charts/facts.ts';
import type { Place, State, Transition } from '../charts/facts.types.ts';
import { TOPIC_IDS, TOPIC_OF, TOPICS, type TopicId } from '../charts/topics.ts';
import { FLOW_WORDS } from '../words/terms.ts';
import type { StatePath } from '../words/words.types.ts';
import type { Part } from './cut.ts';

type PartId = TopicId | 'registered' | 'anywhere';
/** Parts of a page that belong to another topic. */
const MOVED: Partial<Record<StatePath<typeof visitMachine>, PartId>> = {
  'landing.welcomed': 'registering',
  'landing.teaser': 'membership',
  'landing.uninvited.waitingList': 'waitingList',
};
const moved = new Map<string, PartId>(Object.entries(MOVED));
const steps = new Set<PageId>(FLOW_NAMES.flatMap((flow) => flowRow(flow).steps.flatMap((step) => step?.page ?? [])));
const topicOfPage = (page: PageId): PartId =>
  TOPIC_OF[page] === 'registering' && !steps.has(page) ? 'registered' : TOPIC_OF[page];
/** The topic of a state; null if it only groups pages. */
function topicOf(state: State): PartId | null {
  for (const { path } of withAncestors(state)) {
    const other = moved.get(path);
    if (other) return other;
  }
  if (state.page !== null) return topicOfPage(state.page);
  return state.parent === null || state.children.length === 0 ? 'anywhere' : null;
}

const whole = statesOf('visit');
const withWhatTheyAreIn = (states: readonly State[]) => new Set(states.flatMap(withAncestors).map(({ path }) => path));
/** Of the root's transitions, a part has those that lead to its own states. */
const concerns = (keeps: ReadonlySet<string>, { from, to }: Transition) =>
  from.path !== '' || (to.length > 0 && to.every(({ path }) => keeps.has(path)));

function topic(id: PartId, title: string): Part & { title: string } {
  const keeps = withWhatTheyAreIn(whole.filter((state) => topicOf(state) === id));
  const takes = (way: Transition) => id === 'anywhere' || concerns(keeps, way);
  return { id, title, description: `${title}.`, keeps, takes };
}

/** Guards that hold only in some flows. */
export const HOLDS_IN: Readonly<Record<string, (flow: RegistrationFlow, params: string | null) => boolean>> = {
  acceptedIn: (flow, params) => params === flow,
  mayBeSentHere: startsOnLanding,
  mayChangeAddress: (flow) => !needsToken(flow),
};
const mayBeTaken = (flow: RegistrationFlow, { guard }: Transition) =>
  guard === null || (HOLDS_IN[guard.name]?.(flow, guard.params) ?? true);

/** True if only time or the network changes anything within it, and no such transition leaves it. */
function isReadAsOne(state: State): boolean {
  const within = withDescendants(state).slice(1);
  const isWithin = ({ path }: Place) => within.some((one) => one.path === path);
  return within.every(({ transitions }) =>
    transitions.every(({ trigger: { kind }, to }) => (kind === 'always' || kind === 'time') && to.every(isWithin)),
  );
}

function flowPart(flow: RegistrationFlow): Part & { title: string } {
  const { steps: own, ends } = flowRow(flow);
  const pages: readonly PageId[] = ['landing', ...own.flatMap((step) => step?.page ?? []), ends];
  const allowed = (state: State) =>
    (state.page === null ? state.children.length > 0 : pages.includes(state.page)) &&
    !['membership', 'waitingList'].includes(topicOf(state) ?? '') &&
    !withAncestors(state).slice(1).some(isReadAsOne);
  const keeps = new Set<string>();
  const enter = (path: string): void => {
    const state = stateAt({ chart: 'visit', path });
    const { parent, kind, children, initial, transitions } = state;
    if (keeps.has(path) || !allowed(state)) return;
    keeps.add(path);
    if (parent !== null) enter(parent);
    for (const begun of kind === 'parallel' ? children : initial === null ? [] : [initial]) enter(begun);
    for (const way of transitions) if (mayBeTaken(flow, way)) for (const to of way.to) enter(to.path);
  };
  enter('landing');
  const takes = (way: Transition) => mayBeTaken(flow, way) && concerns(keeps, way);
  const title = `The ${FLOW_WORDS[flow]}`;
  const left =
    'what only time or the network changes within a state, and the parts of the start page that another topic has';
  const description = `${title}, from the start page to its end. Left out: ${left}.`;
  return { id: `flow${upperFirst(flow)}`, title, description, keeps, takes };
}

export const FLOW_PARTS = FLOW_NAMES.map(flowPart);
export const TOPIC_PARTS = [
  ...TOPIC_IDS.map((id) => topic(id, TOPICS[id])),
  topic('registered', 'After the form'),
  topic('anywhere', 'Anywhere in the visit'),
];

/** The main path: the page order of the table of flows, where a transition exists. */
import { pageStates } from '../charts/facts.ts';
import { TOPIC_OF, type TopicId } from '../charts/topics.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { FLOW_NAMES, flowRow, startsOnLanding } from '../../../machines/flows/read-flows.ts';
import { connectionBetween, type Connection } from './connections.ts';

/** The pages of a flow, in order, from the form to the active account. */
export function chainOf(flow: RegistrationFlow): readonly PageId[] {
  const { steps, ends } = flowRow(flow);
  const mailed: readonly PageId[] = ends === 'formFinished' ? ['activateAccount', 'activated'] : [];
  const first: readonly PageId[] = startsOnLanding(flow) ? ['landing'] : [];
  return [...first, ...steps.flatMap((step) => step?.page ?? []), ends, ...mailed];
}
const fromLanding = (flow: RegistrationFlow): readonly PageId[] => [...new Set<PageId>(['landing', ...chainOf(flow)])];
/** Visitors who typed the code join the flows at the form. */
const chains: readonly (readonly PageId[])[] = [...FLOW_NAMES.map(fromLanding), ['codeEntry', 'registrationForm']];

const pairs = chains.flatMap((chain) =>
  chain.slice(1).flatMap((to, index): [PageId, PageId][] => {
    const from = chain[index];
    return from ? [[from, to]] : [];
  }),
);
const found = pairs.flatMap(([from, to]) => connectionBetween(from, to) ?? []);
/** Transitions between pages that are always drawn as lines. */
export const mainConnections: readonly Connection[] = [...new Set(found)];
export const isMain = (connection: Connection): boolean => mainConnections.includes(connection);
/** Steps of the table of flows without a transition; must be empty. */
export const unconnected: readonly string[] = pairs.flatMap(([from, to]) =>
  connectionBetween(from, to) ? [] : [`${from} → ${to}`],
);

/** The maximum number of main-path transitions before a page; null if it is off the main path. */
export function rankOf(page: PageId): number | null {
  const before = mainConnections.filter(({ to }) => to === page);
  if (before.length > 0) return Math.max(...before.map(({ from }) => (rankOf(from) ?? 0) + 1));
  return mainConnections.some(({ from }) => from === page) ? 0 : null;
}

/** True if the main path leads through a topic. */
export const isOnMainPath = (topic: TopicId): boolean =>
  pageStates.some(({ page }) => page !== null && TOPIC_OF[page] === topic && rankOf(page) !== null);

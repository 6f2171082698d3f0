/** The main path: the page order of the table of flows, where a transition exists. */
import { MAILS } from '../mails/mails.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { FLOW_NAMES, flowRow } from '../../../machines/flows/read-flows.ts';
import { connectionBetween, type Connection } from './connections.ts';

/** The page that reports an active account. */
const ARRIVED: PageId = 'activated';

/** The pages of a flow, from the first page to the active account. */
const pagesOf = (flow: (typeof FLOW_NAMES)[number]): readonly PageId[] => {
  const { steps, ends } = flowRow(flow);
  const entered: readonly PageId[] = ['landing', ...steps.flatMap((step) => (step ? [step.page] : [])), ends];
  return connectionBetween(ends, MAILS.activation.opens) ? [...entered, MAILS.activation.opens, ARRIVED] : entered;
};
/** Visitors who typed the code join the flows at the form. */
const chains: readonly (readonly PageId[])[] = [...FLOW_NAMES.map(pagesOf), ['codeEntry', 'registrationForm']];

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

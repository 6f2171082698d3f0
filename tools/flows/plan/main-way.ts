/** The main way through the house: what the table of flows says comes after what, wherever a door leads there. */
import { MAILS } from '../mails/mails.ts';
import type { PageId } from '../../../machines/page.types.ts';
import { FLOW_NAMES, flowRow } from '../../../machines/flows/read-flows.ts';
import { doorBetween, type Door } from './ways.ts';

/** The page on which an active account is told of. */
const ARRIVED: PageId = 'activated';

/** The pages that a flow leads through, from the first page to the open account. */
const pagesOf = (flow: (typeof FLOW_NAMES)[number]): readonly PageId[] => {
  const { steps, ends } = flowRow(flow);
  const entered: readonly PageId[] = ['landing', ...steps.flatMap((step) => (step ? [step.page] : [])), ends];
  return doorBetween(ends, MAILS.activation.opens) ? [...entered, MAILS.activation.opens, ARRIVED] : entered;
};
/** Who typed the code joins them at the form. */
const chains: readonly (readonly PageId[])[] = [...FLOW_NAMES.map(pagesOf), ['codeEntry', 'registrationForm']];

const pairs = chains.flatMap((chain) =>
  chain.slice(1).flatMap((to, index): [PageId, PageId][] => {
    const from = chain[index];
    return from ? [[from, to]] : [];
  }),
);
const found = pairs.flatMap(([from, to]) => doorBetween(from, to) ?? []);
/** The doors that are drawn as lines from the beginning. */
export const mainDoors: readonly Door[] = [...new Set(found)];
export const isMain = (door: Door): boolean => mainDoors.includes(door);
/** What the table of flows tells and no door leads through: nothing, or the plan would lie. */
export const doorless: readonly string[] = pairs.flatMap(([from, to]) =>
  doorBetween(from, to) ? [] : [`${from} → ${to}`],
);

/** How many doors of the main way lie before a page, at most; null: it is not on it. */
export function rankOf(page: PageId): number | null {
  const before = mainDoors.filter(({ to }) => to === page);
  if (before.length > 0) return Math.max(...before.map(({ from }) => (rankOf(from) ?? 0) + 1));
  return mainDoors.some(({ from }) => from === page) ? 0 : null;
}

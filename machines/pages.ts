/** All pages of the chart, in order, read from the chart. */
import type { AnyStateNode } from 'xstate';
import type { PageMeta } from './page/page.types.ts';
import { visitMachine } from './visit.machine.ts';

export interface Page extends PageMeta {
  /** True if an address can request it. */
  routable: boolean;
  node: AnyStateNode;
}

const pagesBelow = (node: AnyStateNode): Page[] => [
  // `meta` is typed by the chart's setup, but a node has lost that type.
  ...(node.meta ? [{ ...(node.meta as PageMeta), routable: node.config.route !== undefined, node }] : []),
  ...Object.values(node.states).flatMap(pagesBelow),
];

export const pages: readonly Page[] = pagesBelow(visitMachine.root);

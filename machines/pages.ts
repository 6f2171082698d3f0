/** Every page of the chart, in its order, read from it. */
import type { AnyStateNode } from 'xstate';
import type { PageMeta } from './page.types.ts';
import { visitMachine } from './visit.machine.ts';

export interface Page extends PageMeta {
  /** Whether an address may ask for it. */
  routable: boolean;
  node: AnyStateNode;
}

const pagesBelow = (node: AnyStateNode): Page[] => [
  // `meta` of the chart is typed by its setup; a node alone has forgotten that.
  ...(node.meta ? [{ ...(node.meta as PageMeta), routable: node.config.route !== undefined, node }] : []),
  ...Object.values(node.states).flatMap(pagesBelow),
];

export const pages: readonly Page[] = pagesBelow(visitMachine.root);

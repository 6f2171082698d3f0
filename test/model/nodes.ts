/** The chart's states as a list, by the names used in tests. */
import type { AnyStateNode } from 'xstate';
import { visitMachine } from '../../machines/visit.machine.ts';
import { nodesBelow } from '../../packages/witness/index.ts';

/** Every state of the chart, its root first. */
export const nodes: readonly AnyStateNode[] = nodesBelow(visitMachine.root);

/** A page by its id, a state within one by its path from there. */
export const nameOf = (node: AnyStateNode): string => {
  if (node.config.id !== undefined) return node.config.id;
  return node.parent?.parent ? `${nameOf(node.parent)}.${node.key}` : node.key;
};

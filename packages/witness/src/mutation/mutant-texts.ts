/** Describes places of a chart in words for product owners. */
import type { AnyStateNode } from 'xstate';
import type { Planting } from './mutant.ts';
import type { WrittenTransition } from './places.ts';

/** The name of a state: its page, if any, and the path from there. */
export function stateName(node: AnyStateNode): string {
  if (!node.parent) return node.id;
  return node.config.id ?? (node.parent.parent ? `${stateName(node.parent)}.${node.key}` : node.key);
}
/** The trigger of a transition. */
function causeOf({ state, trigger, name }: WrittenTransition, { pressName }: Planting): string {
  const causes = {
    event: () => pressName?.(state.node, name) ?? `‘${name}’`,
    delay: () => `the delay ${name}`,
    itself: () => 'what follows by itself',
    stateDone: () => 'its end',
    answer: () => `the answer of ${name}`,
    error: () => `the failure of ${name}`,
    route: () => 'its address',
  };
  return causes[trigger]();
}

/** The name of an action or a guard, with static params. */
export function termName(term: unknown): string {
  if (typeof term !== 'object' || term === null) return String(term);
  const { type, params } = term as { type?: unknown; params?: unknown };
  return params === undefined || typeof params === 'function'
    ? String(type)
    : `${String(type)} ${JSON.stringify(params)}`;
}
/** The place of a transition: `On emailActive, “Stay”`, with its guard. */
export function transitionWords(transition: WrittenTransition, planting: Planting): string {
  const { state, config } = transition;
  const guarded = config.guard === undefined ? '' : ` (if ${termName(config.guard)})`;
  return `On ${stateName(state.node)}, ${causeOf(transition, planting)}${guarded}`;
}
/** The name of a target. */
export const targetWords = (target: AnyStateNode | null): string => (target ? stateName(target) : 'no other state');

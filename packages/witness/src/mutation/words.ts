/** What stands at a place of a chart, in words that whoever owns the product can read. */
import type { AnyStateNode } from 'xstate';
import type { Planting } from './mutant.ts';
import type { WrittenTransition } from './places.ts';

/** A state, by its page where it has one, and by its way from there. */
export function stateName(node: AnyStateNode): string {
  if (!node.parent) return node.id;
  return node.config.id ?? (node.parent.parent ? `${stateName(node.parent)}.${node.key}` : node.key);
}
/** What a transition waits for. */
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

/** An action or a guard by its name, with what it is given where that is written down. */
export function termName(term: unknown): string {
  if (typeof term !== 'object' || term === null) return String(term);
  const { type, params } = term as { type?: unknown; params?: unknown };
  return params === undefined || typeof params === 'function'
    ? String(type)
    : `${String(type)} ${JSON.stringify(params)}`;
}
/** Where a transition stands: `On emailActive, “Stay”`, with its guard where it has one. */
export function transitionWords(transition: WrittenTransition, planting: Planting): string {
  const { state, config } = transition;
  const guarded = config.guard === undefined ? '' : ` (if ${termName(config.guard)})`;
  return `On ${stateName(state.node)}, ${causeOf(transition, planting)}${guarded}`;
}
/** Where it leads. */
export const targetWords = (target: AnyStateNode | null): string => (target ? stateName(target) : 'no other state');

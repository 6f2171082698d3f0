/** Faults of transitions: target, guard, existence and order. */
import type { AnyStateNode } from 'xstate';
import { alteredConfig, type ConfigPath } from '../altered-chart.ts';
import { turnedName } from './guards.ts';
import { mutantId, type Mutant, type Operator, type Planting } from './mutant.ts';
import { transitionsOf, whereOfTransition, type Trigger, type WrittenTransition } from './places.ts';
import { targetWords, termName, transitionWords } from './mutant-texts.ts';

/** True if an eventless transition can lead from one state to the other. */
const leadsTo = (from: AnyStateNode, to: AnyStateNode): boolean =>
  (from.always ?? []).some(({ target }) => target?.includes(to));
/**
 * The next sibling state that does not lead back by an eventless transition; for a region, a sibling of its parallel
 * parent.
 */
function otherThan(node: AnyStateNode): AnyStateNode | null {
  const { parent } = node;
  if (!parent) return null;
  const siblings = parent.type === 'parallel' ? [] : Object.values(parent.states);
  const after = [...siblings.slice(siblings.indexOf(node) + 1), ...siblings.slice(0, siblings.indexOf(node))];
  return after.find((other) => other !== node && !leadsTo(other, node)) ?? otherThan(parent);
}
/** The absolute target of a state. */
const absolute = (node: AnyStateNode): string => `#${[node.machine.root.id, ...node.path].join('.')}`;
const asObject = (written: unknown): object =>
  typeof written === 'string' ? { target: written } : (written as object);

/** Builds mutants of one transition. @param effect the fault in words, appended to those of the transition. */
type Plant = (operator: Operator, path: ConfigPath, change: (before: unknown) => unknown, effect: string) => Mutant;

function plantIn(planting: Planting, transition: WrittenTransition): Plant {
  const { chart, machine } = planting;
  const { state, list, index } = transition;
  const place = [state.node.id, ...list.slice(state.path.length), index];
  return (operator, path, change, effect) => ({
    id: mutantId(chart, operator, ...place),
    operator,
    where: whereOfTransition(transition),
    sentence: `${transitionWords(transition, planting)} ${effect}`,
    config: alteredConfig(machine.config, path, change),
    path,
  });
}

const REMOVED: Readonly<Record<Trigger, Operator>> = {
  event: 'transition removed',
  delay: 'wait removed',
  itself: 'transition removed',
  stateDone: 'transition removed',
  answer: 'answer removed',
  error: 'error end removed',
  route: 'transition removed',
};

function moved(transition: WrittenTransition, plant: Plant): Mutant[] {
  const other = transition.trigger === 'route' ? null : transition.target && otherThan(transition.target);
  if (!other || other === transition.target) return [];
  return [
    plant(
      'target moved',
      transition.path,
      (before) => ({ ...asObject(before), target: absolute(other) }),
      `leads to ${targetWords(other)} instead of ${targetWords(transition.target)}.`,
    ),
  ];
}

function guarded(transition: WrittenTransition, plant: Plant): Mutant[] {
  const { guard } = transition.config;
  if (guard === undefined) return [];
  const type = typeof guard === 'string' ? guard : String(Reflect.get(guard as object, 'type'));
  const turned = typeof guard === 'string' ? turnedName(type) : { ...(guard as object), type: turnedName(type) };
  const path = [...transition.path, 'guard'];
  return [
    plant('guard removed', path, () => undefined, `happens also where ${termName(guard)} does not hold.`),
    plant('guard turned', path, () => turned, `happens just where ${termName(guard)} does not hold.`),
  ];
}

function removed(transition: WrittenTransition, plant: Plant): Mutant[] {
  const { trigger, path, list, alternatives, target } = transition;
  const effect = target ? `does not lead to ${targetWords(target)} any more` : 'comes to nothing of its own any more';
  return [plant(REMOVED[trigger], alternatives === 1 ? list : path, () => undefined, `${effect}.`)];
}

/** True for two cases of the same guard with different params, which exclude each other. */
function areCases({ guard }: WrittenTransition['config'], { guard: other }: WrittenTransition['config']): boolean {
  const typeOf = (term: unknown) => (isParameterised(term) ? term.type : null);
  return typeOf(guard) !== null && typeOf(guard) === typeOf(other);
}
const isParameterised = (term: unknown): term is { type: string; params: string } =>
  typeof term === 'object' && term !== null && 'params' in term && typeof term.params === 'string';

/**
 * True if the second target has an eventless transition to the first target under the first guard, so both orders end
 * there.
 */
const endsAlike = ({ config, target }: WrittenTransition, next: WrittenTransition): boolean =>
  target !== null &&
  (next.target?.always ?? []).some((one) => one.guard === config.guard && Boolean(one.target?.includes(target)));

function reordered(transition: WrittenTransition, plant: Plant, next: WrittenTransition | undefined): Mutant[] {
  const { index, alternatives, list, config } = transition;
  if (!next || index + 1 >= alternatives || areCases(config, next.config) || endsAlike(transition, next)) return [];
  const swap = (before: unknown) => {
    const all = before as readonly unknown[];
    return all.with(index, all[index + 1]).with(index + 1, all[index]);
  };
  const other = next.config.guard === undefined ? 'the last way' : termName(next.config.guard);
  return [plant('order changed', list, swap, `is asked only after ${other}.`)];
}

/** Every fault of every transition of a chart. */
export const transitionMutants = (planting: Planting): readonly Mutant[] => {
  const transitions = transitionsOf(planting.machine);
  const plants = transitions.map((transition, at) => ({
    transition,
    plant: plantIn(planting, transition),
    next: transitions[at + 1],
  }));
  return [
    plants.flatMap(({ transition, plant }) => moved(transition, plant)),
    plants.flatMap(({ transition, plant }) => guarded(transition, plant)),
    plants.flatMap(({ transition, plant }) => removed(transition, plant)),
    plants.flatMap(({ transition, plant, next }) => reordered(transition, plant, next)),
  ].flat();
};

/** A state value as text: its leaves as dotted paths. */
import type { AnyStateNode, StateValue } from 'xstate';
import { visitMachine } from '../../machines/visit.machine.ts';
import { VisitTextError } from './visit-text-error.ts';

const leavesOf = (value: StateValue): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner = {}]) => {
    const leaves = leavesOf(inner);
    return leaves.length === 0 ? [state] : leaves.map((leaf) => `${state}.${leaf}`);
  });
};

export const writePlaces = (value: StateValue): string => leavesOf(value).join(' ');

function nodeAt(leaf: string, text: string): AnyStateNode {
  let node: AnyStateNode = visitMachine.root;
  for (const name of leaf.split('.')) {
    const inner: AnyStateNode | undefined = Object.hasOwn(node.states, name) ? node.states[name] : undefined;
    if (!inner) throw new VisitTextError(`a state of the visit (${node.id} has no state “${name}”)`, text);
    node = inner;
  }
  return node;
}

/** The state value with these leaves: every region once, down to a leaf. */
function valueOf(node: AnyStateNode, leaves: ReadonlySet<AnyStateNode>, text: string): StateValue {
  const isNamed = (inner: AnyStateNode): boolean => leaves.has(inner) || Object.values(inner.states).some(isNamed);
  const inner = Object.values(node.states);
  const named = inner.filter(isNamed);
  if (inner.length === 0) return {};
  if (node.type === 'parallel' ? named.length < inner.length : named.length === 0)
    throw new VisitTextError(`every region down to a state without states (${node.id} is not whole)`, text);
  if (node.type !== 'parallel' && named.length > 1)
    throw new VisitTextError(`one state of ${node.id}, which is in one at a time`, text);
  const [only] = named;
  if (node.type !== 'parallel' && only && Object.keys(only.states).length === 0) return only.key;
  return Object.fromEntries(named.map((one) => [one.key, valueOf(one, leaves, text)]));
}

/** Parses the output of `writePlaces`; rejects leaves of another chart, and incomplete values. */
export function readPlaces(text: string): StateValue {
  const leaves = text.trim().split(/\s+/);
  if (leaves[0] === '') throw new VisitTextError('where the visit is', text);
  return valueOf(visitMachine.root, new Set(leaves.map((leaf) => nodeAt(leaf, text))), text);
}

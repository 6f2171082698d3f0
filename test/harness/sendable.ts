/** States of the chart that can send something, and their network states. */
import type { StateValue } from 'xstate';
import { nameOf, nodes } from '../model/nodes.ts';

type NetworkState = 'connected' | 'offline' | 'returned';
const places = nodes.filter(({ states }) => Object.keys(states).join(' ') === 'connected offline returned');
export const sendableStates: readonly string[] = places.map(nameOf);

const within = (value: StateValue | undefined, key: string) => (typeof value === 'object' ? value[key] : undefined);

/** The network states of a visit's active places. */
export const networkStates = (value: StateValue): Readonly<Record<string, StateValue>> =>
  Object.fromEntries(
    places.flatMap((node) => {
      const found = node.path.reduce(within, value);
      return found === undefined ? [] : [[nameOf(node), found]];
    }),
  );
/** All these places, in the same network state. */
export const all = (names: readonly string[], how: NetworkState) =>
  Object.fromEntries(names.map((name) => [name, how]));

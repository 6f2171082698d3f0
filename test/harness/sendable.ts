/** The places of the chart where something can be sent, and how each of them stands with the network. */
import type { StateValue } from 'xstate';
import { nameOf, nodes } from '../model/nodes.ts';

export type Standing = 'connected' | 'offline' | 'returned';
const places = nodes.filter(({ states }) => Object.keys(states).join(' ') === 'connected offline returned');
export const sendableStates: readonly string[] = places.map(nameOf);

const within = (value: StateValue | undefined, key: string) => (typeof value === 'object' ? value[key] : undefined);

/** How the places stand that a visit is in. */
export const standing = (value: StateValue): Readonly<Record<string, StateValue>> =>
  Object.fromEntries(
    places.flatMap((node) => {
      const found = node.path.reduce(within, value);
      return found === undefined ? [] : [[nameOf(node), found]];
    }),
  );
/** Every one of the places that stands so. */
export const all = (names: readonly string[], how: Standing) => Object.fromEntries(names.map((name) => [name, how]));

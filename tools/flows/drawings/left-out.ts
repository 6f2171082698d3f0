/** Counts what a drawing of states omits, for its caption. */
import { withAncestors } from '../charts/facts.ts';
import { nameOfState, sentence } from '../words/say.ts';
import type { Drawn, Scope } from './state-cards.ts';

/** Titles of the drawings that show what the others omit. */
export const ANYWHERE = 'Anywhere in the visit';
export const NETWORK = 'With and without a network';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export function leftOutOf({ roots }: Scope, { networks }: Drawn): string[] {
  const above = [...new Set(roots.flatMap((root) => withAncestors(root).slice(1)))];
  const [anywhere, within] = [true, false].map((isRoot) => above.filter(({ parent }) => (parent === null) === isRoot));
  const ways = (anywhere ?? []).flatMap(({ transitions }) => transitions);
  const around = (within ?? []).filter(({ transitions }) => transitions.length > 0);
  return [
    ways.length > 0 ? `ways that may be taken anywhere (“${ANYWHERE}”)` : '',
    ...around.map(
      (state) =>
        `${counted(state.transitions.length, 'transition', 'transitions')} of “${sentence(nameOfState(state))}”`,
    ),
    networks.length > 0 ? `in ${counted(networks.length, 'state', 'states')}, network changes (“${NETWORK}”)` : '',
  ].filter(Boolean);
}

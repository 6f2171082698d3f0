/** The state to select after a visit has moved. */
import type { StateValue } from 'xstate';
import { stateAt, wordOf } from '../charts/facts.ts';
import { activeIn } from '../charts/active.ts';

/** The word of the first newly active leaf, or null. */
export function movedTo(from: StateValue, to: StateValue): string | null {
  const before = new Set(activeIn('visit', from).map(wordOf));
  const leaf = activeIn('visit', to).find(
    (place) => stateAt(place).children.length === 0 && !before.has(wordOf(place)),
  );
  return leaf ? wordOf(leaf) : null;
}

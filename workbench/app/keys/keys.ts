/** The keys of the workbench: what each does, in the words of the list that `?` shows. */
import { TABS, type View } from '../view.ts';

/** Steps through the visit of the timeline. */
export interface Steps {
  /** Of the step that is shown; null: no visit is open. */
  number: number | null;
  count: number;
}
export type Deed =
  | { kind: 'show'; changes: Partial<View> }
  /** To a step of the visit, by its number. */
  | { kind: 'step'; number: number }
  | { kind: 'search' }
  | { kind: 'list' }
  | { kind: 'nothing' };

const nothing: Deed = { kind: 'nothing' };
const shown = (changes: Partial<View>): Deed => ({ kind: 'show', changes });

/** One distance out: from an answer to what lies behind it, from the rooms to the plan, from a state and a topic to the house. */
export function outOf({ question, distance, state, topic }: View): Deed {
  if (question !== null) return shown({ question: null });
  if (distance !== 'plan') return shown({ distance: 'plan' });
  if (state !== null) return shown({ state: null, situation: null });
  return topic === null ? nothing : shown({ topic: null });
}
function stepBy(by: number, { number, count }: Steps): Deed {
  const next = number === null ? 0 : number + by;
  return next < 1 || next > count ? nothing : { kind: 'step', number: next };
}

const [PLAN, ROOMS, FUNNEL] = TABS;
const distance = (one: View['distance']) => () => shown({ distance: one, question: null });

interface Key {
  does: string;
  deed: (view: View, steps: Steps) => Deed;
}
export const KEYS = {
  '/': { does: 'search', deed: (): Deed => ({ kind: 'search' }) },
  p: { does: 'the plan', deed: distance(PLAN) },
  r: { does: 'the rooms: the states of the page that is looked at', deed: distance(ROOMS) },
  f: { does: 'the funnel', deed: distance(FUNNEL) },
  Escape: { does: 'out: from the rooms to the plan, from a state or topic to the house', deed: outOf },
  '[': { does: 'one step of the visit back', deed: (_: View, steps: Steps) => stepBy(-1, steps) },
  ']': { does: 'one step of the visit on', deed: (_: View, steps: Steps) => stepBy(1, steps) },
  '?': { does: 'this list', deed: (): Deed => ({ kind: 'list' }) },
} as const satisfies Readonly<Record<string, Key>>;

/** What the element itself does with keys. */
export const ELSEWHERE: readonly { keys: string; does: string }[] = [
  { keys: '← → ↑ ↓', does: 'on the plan: the room that lies there' },
  { keys: 'Enter', does: 'look at the room; once more: go in' },
  { keys: 'Tab', does: 'from part to part' },
];

/** What a key does; one that is none of these does nothing. */
export const deedOf = (key: string, view: View, steps: Steps): Deed =>
  Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS].deed(view, steps) : nothing;

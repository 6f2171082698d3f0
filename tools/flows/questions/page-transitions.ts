/** Transitions on a page, and into it. */
import { statesOn, visit } from '../charts/facts.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { State } from '../charts/facts.types.ts';
import { saidByKey } from '../words/repeated.ts';
import { nameOfPage } from '../words/say.ts';
import type { Cell } from './answer.types.ts';
import { link, list, say, target } from './cells.ts';
import { outcomesOf, outcomeText, type Outcome } from './transition-outcomes.ts';

export interface PageTransition {
  what: string;
  from: State;
  /** Null if it stays. */
  to: State | null;
  does: readonly string[];
  tracks: readonly string[];
}
const described = (outcome: Outcome): PageTransition => ({ ...outcome, what: outcomeText(outcome) });

/** Network changes and slow calls are the same everywhere and are described separately. */
const isOwn = ({ key, isPassedThrough }: State) => saidByKey(key) === null && !isPassedThrough;
/** True if it has an effect. */
const counts = ({ to, does, tracks }: PageTransition) => to !== null || does.length > 0 || tracks.length > 0;

/** Transitions of a page, in the order of its states. */
export const transitionsFrom = (page: PageId): readonly PageTransition[] =>
  statesOn(page)
    .filter(isOwn)
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => outcomesOf(transition))
    .map(described)
    .filter(counts);

/** Rows of transitions: the trigger, the target, the tracked events. */
export const rowsOf = (transitions: readonly PageTransition[]): readonly (readonly Cell[])[] =>
  transitions.map(({ what, to, tracks }) => [say(what), target(to), list(tracks)]);

/** Transitions into a page from others: the trigger, the source and the target state, as rows. */
export const rowsInto = (page: PageId): readonly (readonly Cell[])[] =>
  visit
    .filter((state) => state.page !== page && !state.isPassedThrough && state.parent !== null)
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => outcomesOf(transition))
    .filter(({ to }) => to?.page === page)
    .map(described)
    .map(({ what, from, to }) => [say(what), link(from), to === null ? say(nameOfPage(page)) : link(to)]);

/** Transitions on a page, and into it. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { State } from '../charts/facts.types.ts';
import { saidByKey } from '../words/repeated.ts';
import { nameOfPage } from '../words/say.ts';
import { SYSTEM_WORDS } from '../words/terms.ts';
import type { Cell } from './answer.types.ts';
import { link, list, say, target } from './cells.ts';
import { statesOn, type ChartSet } from './chart-set.ts';
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
export const transitionsFrom = (charts: ChartSet, page: PageId): readonly PageTransition[] =>
  statesOn(charts, page)
    .filter(isOwn)
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => outcomesOf(charts, transition))
    .map(described)
    .filter(counts);

/** Rows of transitions: the trigger, the target, the tracked events. */
export const rowsOf = (transitions: readonly PageTransition[]): readonly (readonly Cell[])[] =>
  transitions.map(({ what, to, tracks }) => [say(what), target(to), list(tracks)]);

/** Transitions into a page from others: the trigger, the source and the target state, as rows. */
export const rowsInto = (charts: ChartSet, page: PageId): readonly (readonly Cell[])[] =>
  charts.visit
    .filter((state) => state.page !== page && !state.isPassedThrough && state.parent !== null)
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => outcomesOf(charts, transition))
    .filter(({ to }) => to?.page === page)
    .map(described)
    .map(({ what, from, to }) => [say(what), link(from), to === null ? say(nameOfPage(page)) : link(to)]);

/** The target pages of these transitions, without one. */
export const pagesAmong = (ways: readonly PageTransition[], but: PageId): readonly PageId[] => [
  ...new Set(ways.flatMap(({ to }) => (to?.page && to.page !== but ? [to.page] : []))),
];

/** Actions that send the browser to another system. */
const OUTSIDE = { goToLogin: SYSTEM_WORDS.loginUrl, goToShop: SYSTEM_WORDS.shopUrl } as const;
const isOutside = (name: string): name is keyof typeof OUTSIDE => Object.hasOwn(OUTSIDE, name);
/** The other systems to which events on a page send the browser. */
export const systemsFrom = (charts: ChartSet, page: PageId): readonly string[] =>
  statesOn(charts, page)
    .flatMap(({ entry, transitions }) => entry.concat(transitions.flatMap(({ actions }) => actions)))
    .flatMap(({ name }) => (isOutside(name) ? [OUTSIDE[name]] : []));

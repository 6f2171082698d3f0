/** Transitions on a page, and into it. */
import type { PageId } from '../../../machines/page.types.ts';
import type { State } from '../charts/facts.types.ts';
import { saidByKey } from '../words/repeated.ts';
import { nameOfPage } from '../words/say.ts';
import { SYSTEM_WORDS } from '../words/systems.ts';
import type { Cell } from './answer.types.ts';
import { link, say } from './cells.ts';
import { statesOn, type House } from './house.ts';
import { outcomesOf, sayOutcome, type Outcome } from './outcomes.ts';

export interface Way {
  what: string;
  from: State;
  /** Null if it stays. */
  to: State | null;
  does: readonly string[];
  tracks: readonly string[];
}
const wayOf = (outcome: Outcome): Way => ({ ...outcome, what: sayOutcome(outcome) });

/** Network changes and slow calls are the same everywhere and are described separately. */
const isOwn = ({ key, isPassedThrough }: State) => saidByKey(key) === null && !isPassedThrough;
/** True if it has an effect. */
const counts = ({ to, does, tracks }: Way) => to !== null || does.length > 0 || tracks.length > 0;

/** Transitions of a page, in the order of its states. */
export const waysFrom = (house: House, page: PageId): readonly Way[] =>
  statesOn(house, page)
    .filter(isOwn)
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => outcomesOf(house, transition))
    .map(wayOf)
    .filter(counts);

/** Transitions into a page from others: the trigger, the source and the target state, as rows. */
export const waysTo = (house: House, page: PageId): readonly (readonly Cell[])[] =>
  house.visit
    .filter((state) => state.page !== page && !state.isPassedThrough && state.parent !== null)
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => outcomesOf(house, transition))
    .filter(({ to }) => to?.page === page)
    .map(wayOf)
    .map(({ what, from, to }) => [say(what), link(from), to === null ? say(nameOfPage(page)) : link(to)]);

/** The target pages of these transitions, without one. */
export const pagesAmong = (ways: readonly Way[], but: PageId): readonly PageId[] => [
  ...new Set(ways.flatMap(({ to }) => (to?.page && to.page !== but ? [to.page] : []))),
];

/** Actions that send the browser to another system. */
const OUTSIDE = { goToLogin: SYSTEM_WORDS.loginUrl, goToShop: SYSTEM_WORDS.shopUrl } as const;
const isOutside = (name: string): name is keyof typeof OUTSIDE => Object.hasOwn(OUTSIDE, name);
/** The other systems to which events on a page send the browser. */
export const leadsOutside = (house: House, page: PageId): readonly string[] =>
  statesOn(house, page)
    .flatMap(({ entry, transitions }) => entry.concat(transitions.flatMap(({ actions }) => actions)))
    .flatMap(({ name }) => (isOutside(name) ? [OUTSIDE[name]] : []));

/** What may happen on a page, and how one comes there. */
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
  /** Null: it stays. */
  to: State | null;
  does: readonly string[];
  tracks: readonly string[];
}
const wayOf = (outcome: Outcome): Way => ({ ...outcome, what: sayOutcome(outcome) });

/** What comes and goes with the network, and how a wait grows long, is the same everywhere: it is told apart. */
const isOwn = ({ key, isPassedThrough }: State) => saidByKey(key) === null && !isPassedThrough;
/** Something comes of it. */
const counts = ({ to, does, tracks }: Way) => to !== null || does.length > 0 || tracks.length > 0;

/** What may happen on a page, in the order of its states. */
export const waysFrom = (house: House, page: PageId): readonly Way[] =>
  statesOn(house, page)
    .filter(isOwn)
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => outcomesOf(house, transition))
    .map(wayOf)
    .filter(counts);

/** How one comes to a page from another: what happens, where, and into which of its states. Rows. */
export const waysTo = (house: House, page: PageId): readonly (readonly Cell[])[] =>
  house.visit
    .filter((state) => state.page !== page && !state.isPassedThrough && state.parent !== null)
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => outcomesOf(house, transition))
    .filter(({ to }) => to?.page === page)
    .map(wayOf)
    .map(({ what, from, to }) => [say(what), link(from), to === null ? say(nameOfPage(page)) : link(to)]);

/** The pages that ways lead to, without one. */
export const pagesAmong = (ways: readonly Way[], but: PageId): readonly PageId[] => [
  ...new Set(ways.flatMap(({ to }) => (to?.page && to.page !== but ? [to.page] : []))),
];

/** The actions by which the browser is sent to another system. */
const OUTSIDE = { goToLogin: SYSTEM_WORDS.loginUrl, goToShop: SYSTEM_WORDS.shopUrl } as const;
const isOutside = (name: string): name is keyof typeof OUTSIDE => Object.hasOwn(OUTSIDE, name);
/** The other systems that the browser is sent to by what happens on a page. */
export const leadsOutside = (house: House, page: PageId): readonly string[] =>
  statesOn(house, page)
    .flatMap(({ entry, transitions }) => entry.concat(transitions.flatMap(({ actions }) => actions)))
    .flatMap(({ name }) => (isOutside(name) ? [OUTSIDE[name]] : []));

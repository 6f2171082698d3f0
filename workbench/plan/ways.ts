/** The ways between pages, as the charts and the pages have them: a door is all that leads from one page to another. */
import { offersIn, definitions } from '../../test/model/pages.ts';
import type { Offer } from '../../machines/offer.types.ts';
import type { PageId } from '../../machines/page.types.ts';
import type { visitCalls } from '../../machines/visit.calls.ts';
import { pageStates, stateAt, statesOf, withDescendants } from '../charts/facts.ts';
import type { State, Transition } from '../charts/facts.types.ts';

export type Way =
  /** The chart leads there. */
  | { by: 'transition'; transition: Transition }
  /** A control of the page asks for the other’s address. */
  | { by: 'control'; offer: Offer }
  /** A mail that is asked for here has a link that opens the other page. */
  | { by: 'mail'; call: MailingCall };

export interface Door {
  from: PageId;
  to: PageId;
  /** At least one, in the order of the chart; then controls, then mails. */
  ways: readonly Way[];
}

/**
 * Calls after which a mail has a link into the visit, and the page that it opens (`mails/mails.ts`): those that the
 * plan draws.
 */
export const MAILED = {
  resend: 'activateAccount',
  requestPlace: 'lobby',
  joinWaitingList: 'registrationForm',
} as const satisfies Readonly<Partial<Record<keyof typeof visitCalls, PageId>>>;
export type MailingCall = keyof typeof MAILED;
const isMailing = (actor: string): actor is MailingCall => Object.hasOwn(MAILED, actor);

interface Found {
  to: PageId;
  way: Way;
}
function transitionsFrom(page: State): Found[] {
  return withDescendants(page)
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) =>
      transition.to.flatMap((place): Found[] => {
        const to = stateAt(place).page;
        return to === null ? [] : [{ to, way: { by: 'transition', transition } }];
      }),
    );
}
const controlsOf = (page: PageId): Found[] =>
  offersIn(definitions[page]).flatMap((offer): Found[] =>
    'page' in offer ? [{ to: offer.page, way: { by: 'control', offer } }] : [],
  );
function mailsOf(page: State): Found[] {
  const calls = withDescendants(page).flatMap((state) => state.calls.map(({ actor }) => actor));
  return [...new Set(calls)].flatMap((call): Found[] =>
    isMailing(call) ? [{ to: MAILED[call], way: { by: 'mail', call } }] : [],
  );
}

function doorsFrom(state: State): Door[] {
  const { page } = state;
  if (page === null) return [];
  const found = [...transitionsFrom(state), ...controlsOf(page), ...mailsOf(state)].filter(({ to }) => to !== page);
  return [...Map.groupBy(found, ({ to }) => to)].map(([to, ways]) => ({
    from: page,
    to,
    ways: ways.map(({ way }) => way),
  }));
}

/** Every door, by the pages’ order in the chart. What leads there from every page, as header and footer do, is none. */
export const doors: readonly Door[] = pageStates.flatMap(doorsFrom);
export const doorsOutOf = (page: PageId): readonly Door[] => doors.filter(({ from }) => from === page);
export const doorsInto = (page: PageId): readonly Door[] => doors.filter(({ to }) => to === page);
/** Undefined: nothing leads from the one to the other. */
export const doorBetween = (from: PageId, to: PageId): Door | undefined =>
  doors.find((door) => door.from === from && door.to === to);

/** The number of states within a page, itself left out unless it has none. */
export const statesWithin = (page: PageId): number =>
  statesOf('visit').filter((state) => state.page === page && state.children.length === 0).length;

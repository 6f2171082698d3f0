/**
 * Connections between pages, from the charts and the page declarations: all links from one page to another form a
 * connection.
 */
import { offersIn, definitions } from '../charts/page-offers.ts';
import type { Offer } from '../../../machines/page/offer.types.ts';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { visitCalls } from '../../../machines/context/visit.calls.ts';
import { pageStates, stateAt, statesOf, withDescendants } from '../charts/facts.ts';
import type { State, Transition } from '../charts/facts.types.ts';
import { mailOf, mailsAfter } from '../mails/mails.ts';

export type Link =
  /** A transition of the chart. */
  | { by: 'transition'; transition: Transition }
  /** A control of the page requests the other page's address. */
  | { by: 'control'; offer: Offer }
  /** A mail requested here contains a link to the other page. */
  | { by: 'mail'; call: MailingCall };

export interface Connection {
  from: PageId;
  to: PageId;
  /** Never empty: transitions in chart order, then controls, then mails. */
  links: readonly Link[];
}

/** Calls after which a mail continues the visit: those that have a waiting page. */
export const MAILING = ['resend', 'requestPlace', 'joinWaitingList'] as const satisfies (keyof typeof visitCalls)[];
export type MailingCall = (typeof MAILING)[number];
/** The page that the mail of a call opens. */
export const openedAfter = (call: MailingCall): PageId | null =>
  mailsAfter(call).map((kind) => mailOf(kind).opens)[0] ?? null;

interface Found {
  to: PageId;
  way: Link;
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
  const calls = new Set<string>(withDescendants(page).flatMap((state) => state.calls.map(({ actor }) => actor)));
  return MAILING.filter((call) => calls.has(call)).flatMap((call): Found[] => {
    const to = openedAfter(call);
    return to === null ? [] : [{ to, way: { by: 'mail', call } }];
  });
}

function connectionsFrom(state: State): Connection[] {
  const { page } = state;
  if (page === null) return [];
  const found = [...transitionsFrom(state), ...controlsOf(page), ...mailsOf(state)].filter(({ to }) => to !== page);
  return [...Map.groupBy(found, ({ to }) => to)].map(([to, links]) => ({
    from: page,
    to,
    links: links.map(({ way }) => way),
  }));
}

/** All connections, in page order. Links on every page, as in header and footer, do not count. */
export const connections: readonly Connection[] = pageStates.flatMap(connectionsFrom);
export const connectionsOutOf = (page: PageId): readonly Connection[] =>
  connections.filter(({ from }) => from === page);
export const connectionsInto = (page: PageId): readonly Connection[] => connections.filter(({ to }) => to === page);
/** Undefined if there is no connection. */
export const connectionBetween = (from: PageId, to: PageId): Connection | undefined =>
  connections.find((connection) => connection.from === from && connection.to === to);

/** The number of leaf states within a page; 1 for a page without child states. */
export const leafStates = (page: PageId): number =>
  statesOf('visit').filter((state) => state.page === page && state.children.length === 0).length;

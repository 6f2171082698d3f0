/** Addresses: their targets, and their requirements (spec, section 2; D12). */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { ADDRESSES } from '../alphabet.ts';
import { EXPECTED_PAGES } from '../expected-pages.ts';
import type { Facts } from '../worlds/everything.ts';
import type { VisitGraph } from './visit-graph.ts';
import { everywhere, type Invariant } from './invariant.ts';

const leanDue = ({ flow, registration }: Facts) => flow === 'leanStep2' && registration === 'STARTED';

/** Requirements of pages; pages without an entry are open. */
const EARNED: Partial<Record<PageId, (facts: Facts) => boolean>> = {
  registrationForm: ({ invitation }) => invitation !== null,
  leanSecondStep: leanDue,
  socialSecondStep: ({ flow, token, registration }) =>
    flow === 'socialRegistration' && token && registration === 'STARTED',
  formFinished: ({ registration }) => registration === 'PENDING_ACTIVATION',
  emailActive: ({ account }) => account === 'active',
  emailPending: ({ account }) => account === 'pending',
  activateAccount: ({ activationId }) => activationId,
  lobby: ({ token }) => token,
  membershipConfirmation: ({ applied }) => applied,
  linkGeneratorGate: ({ adminToken }) => adminToken,
  splitGeneratorGate: ({ adminToken }) => adminToken,
  linkGenerator: ({ admin }) => admin,
  splitGenerator: ({ admin }) => admin,
};
const isEarned = (page: PageId, facts: Facts) => EARNED[page]?.(facts) ?? true;

/** Pages that lead to the welcome after an activation. */
const AFTER_ACTIVATION: readonly PageId[] = ['activateAccount', 'socialSecondStep'];
const REFUSED_THERE = ['lobbyClosed', 'lobbyLinkSent'];
/** Where an address without its requirements leads: the table of D12. */
const INSTEAD: Partial<Record<PageId, (facts: Facts) => PageId>> = {
  registrationForm: (facts) => (leanDue(facts) ? 'leanSecondStep' : facts.tokenMissing ? 'deny' : 'codeEntry'),
  socialSecondStep: ({ flow, invitation }) =>
    flow === 'socialRegistration' && invitation !== null ? 'registrationForm' : 'deny',
  activateAccount: () => 'activationError',
  lobby: () => 'deny',
  membershipConfirmation: () => 'membershipInterest',
  linkGenerator: ({ adminToken }) => (adminToken ? 'linkGeneratorGate' : 'unknownAddress'),
  splitGenerator: ({ adminToken }) => (adminToken ? 'splitGeneratorGate' : 'unknownAddress'),
};
const leadsTo = (page: PageId, facts: Facts): PageId =>
  isEarned(page, facts) && !(page === 'registrationForm' && leanDue(facts))
    ? page
    : (INSTEAD[page]?.(facts) ?? 'landing');

/** The requested page of an event, accepted or refused. */
const askedFor = (event: PathEvent): PageId | null => {
  if (event.type === 'visit.refused') return event.page;
  return event.type === 'xstate.route' ? (event.to.slice(1) as PageId) : null;
};

/** From each input each address leads somewhere; counted, because a missing edge can't fail. */
function arrivals(graph: VisitGraph) {
  const met = new Map<number, number>();
  for (const { from, event } of graph.edges())
    if (from.place.page === null && askedFor(event) !== null) met.set(from.index, (met.get(from.index) ?? 0) + 1);
  return met;
}

export const oneEarnedPage: Invariant = {
  name: 'each address leads to one page, which is earned',
  rules: 'D3, D12, D25, D28',
  sentence:
    'Each address leads to exactly one page: its own if the visit has earned it, otherwise the one that D12 ' +
    'names. No state shows a page that the visit has not earned.',
  check: ({ visit }) => {
    const met = arrivals(visit);
    return everywhere(visit, {
      edge: ({ from, event, to }) => {
        const asked = askedFor(event);
        if (from.place.page !== null || asked === null) return undefined;
        // The address of an undefined landing page is unknown (D29).
        const refusedSlug = event.type === 'visit.refused' && asked === 'landing';
        const expected = refusedSlug ? 'unknownAddress' : leadsTo(asked, from.facts);
        // The result of an activation is open here; the witness table covers it.
        if (asked === 'activationError' && to.place.page === 'landing') return null;
        if (AFTER_ACTIVATION.includes(asked) && to.place.page === 'activated') return null;
        return to.place.page === expected ? null : `expected the page ${expected}, got ${to.place.page ?? 'none'}`;
      },
      situation: ({ index, place, facts }) => {
        // A token that was refused there had opened it (D48).
        if (place.page === 'lobby' && REFUSED_THERE.some((tag) => place.tags.has(tag))) return null;
        if (place.page !== null)
          return isEarned(place.page as PageId, facts) ? null : 'expected an earned page, got one that was not';
        const found = met.get(index) ?? 0;
        return found >= ADDRESSES.length
          ? null
          : `expected that each of ${ADDRESSES.length} addresses leads somewhere, got that ${found} do`;
      },
    });
  },
};

export const acceptedMeansThere: Invariant = {
  name: 'an accepted address shows its page',
  rules: 'D3',
  sentence: 'If the visit accepts an address, it shows the page of that address and no other.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, to }) => {
        if (event.type !== 'xstate.route') return undefined;
        return `#${to.place.page ?? ''}` === event.to
          ? null
          : `expected the page ${event.to.slice(1)}, got ${to.place.page ?? 'none'}`;
      },
    }),
};

export const oneScreen: Invariant = {
  name: 'each page has one screen',
  rules: 'D3, D25; spec, section 2',
  sentence: 'Every state shows exactly one screen, that of its page; before the first page there is no screen.',
  check: ({ visit }) =>
    everywhere(visit, {
      situation: ({ place: { page, screens } }) => {
        const expected = page === null ? 'no screen' : EXPECTED_PAGES[page as PageId].screen;
        const came = screens.join(' and ') || 'no screen';
        return came === expected ? null : `expected the screen ${expected}, got ${came}`;
      },
    }),
};

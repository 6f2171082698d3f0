/** Addresses: what each leads to, and what must be earned first (spec, section 2; D12). */
import type { PageId } from '../../../machines/visit.types.ts';
import type { PathEvent } from '../../../src/recorder/visit-text.ts';
import { ADDRESSES } from '../alphabet.ts';
import type { Facts } from '../worlds/everything.ts';
import type { VisitGraph } from './visit-graph.ts';
import { everywhere, type Invariant } from './invariant.ts';

const leanDue = ({ flow, registration }: Facts) => flow === 'leanStep2' && registration === 'STARTED';

/** What a page asks of a visit; a page that is not named is open to everyone. */
const EARNED: Partial<Record<PageId, (facts: Facts) => boolean>> = {
  registrationForm: ({ invitation }) => invitation !== null,
  leanSecondStep: leanDue,
  socialSecondStep: ({ flow, token, registration }) =>
    flow === 'socialRegistration' && token && registration === 'STARTED',
  formFinished: ({ registration }) => registration === 'PENDING_ACTIVATION',
  emailActive: ({ account }) => account === 'active',
  emailPending: ({ account }) => account === 'pending',
  activateAccount: ({ activationId }) => activationId,
  activationError: ({ activationError }) => activationError,
  lobby: ({ token }) => token,
  membershipConfirmation: ({ applied }) => applied,
  linkGeneratorGate: ({ adminToken }) => adminToken,
  splitGeneratorGate: ({ adminToken }) => adminToken,
  linkGenerator: ({ admin }) => admin,
  splitGenerator: ({ admin }) => admin,
};
const isEarned = (page: PageId, facts: Facts) => EARNED[page]?.(facts) ?? true;

/** Where an address leads that was not earned: the table of D12. */
const INSTEAD: Partial<Record<PageId, (facts: Facts) => PageId>> = {
  registrationForm: (facts) => (leanDue(facts) ? 'leanSecondStep' : facts.tokenMissing ? 'deny' : 'codeEntry'),
  socialSecondStep: ({ flow, invitation }) =>
    flow === 'socialRegistration' && invitation !== null ? 'registrationForm' : 'deny',
  lobby: () => 'deny',
  membershipConfirmation: () => 'membershipInterest',
  linkGenerator: ({ adminToken }) => (adminToken ? 'linkGeneratorGate' : 'unknownAddress'),
  splitGenerator: ({ adminToken }) => (adminToken ? 'splitGeneratorGate' : 'unknownAddress'),
};
const leadsTo = (page: PageId, facts: Facts): PageId =>
  isEarned(page, facts) && !(page === 'registrationForm' && leanDue(facts))
    ? page
    : (INSTEAD[page]?.(facts) ?? 'landing');

/** The page that an address asks for, whether it is granted or not. */
const askedFor = (event: PathEvent): PageId | null => {
  if (event.type === 'visit.refused') return event.page;
  return event.type === 'xstate.route' ? (event.to.slice(1) as PageId) : null;
};

/** From each beginning each address leads somewhere: counted, since an edge that is not there complains of nothing. */
function arrivals(graph: VisitGraph) {
  const met = new Map<number, number>();
  for (const { from, event } of graph.edges())
    if (from.place.page === null && askedFor(event) !== null) met.set(from.index, (met.get(from.index) ?? 0) + 1);
  return met;
}

export const oneEarnedPage: Invariant = {
  name: 'opened cold, each address leads to exactly one page, and an earned one',
  rules: 'D3, D12, D25, D28',
  sentence:
    'Whatever a visit begins with, each address leads to exactly one page: the one that it names, if the visit has earned it, ' +
    'else the one that D12 says. And nowhere in a visit is a page shown that it has not earned.',
  check: ({ visit }) => {
    const met = arrivals(visit);
    return everywhere(visit, {
      edge: ({ from, event, to }) => {
        const asked = askedFor(event);
        if (from.place.page !== null || asked === null) return undefined;
        // Of a landing page that is not defined the address is not known (D29).
        const refusedSlug = event.type === 'visit.refused' && asked === 'landing';
        const expected = refusedSlug ? 'unknownAddress' : leadsTo(asked, from.facts);
        return to.place.page === expected
          ? null
          : `${asked} leads to ${to.place.page ?? 'no page'}, not to ${expected}`;
      },
      situation: ({ index, place, facts }) => {
        if (place.page !== null) return isEarned(place.page as PageId, facts) ? null : `${place.page} was not earned`;
        const found = met.get(index) ?? 0;
        return found >= ADDRESSES.length ? null : `${found} of ${ADDRESSES.length} addresses lead somewhere`;
      },
    });
  },
};

export const acceptedMeansThere: Invariant = {
  name: 'a page that accepts an address is the page one is then on',
  rules: 'D3',
  sentence: 'Where the visit grants an address, it is then on the page of that address, and on no other.',
  check: ({ visit }) =>
    everywhere(visit, {
      edge: ({ event, to }) => {
        if (event.type !== 'xstate.route') return undefined;
        return `#${to.place.page ?? ''}` === event.to
          ? null
          : `${event.to} is accepted, and leads to ${to.place.page ?? 'no page'}`;
      },
    }),
};

export const oneScreen: Invariant = {
  name: 'exactly one screen',
  rules: 'D3',
  sentence: 'Every state shows exactly one screen; only before the first page there is none.',
  check: ({ visit }) =>
    everywhere(visit, {
      situation: ({ place: { value, screens } }) =>
        screens === (value === 'boot' ? 0 : 1) ? null : `${JSON.stringify(value)} shows ${screens} screens`,
    }),
};

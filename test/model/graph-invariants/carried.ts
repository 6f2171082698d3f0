/** Carried data: known account, granted voucher, invitation, and origin. */
import { type CARRIED, otherwise } from '../worlds/carried.ts';
import { answerOf } from './causes.ts';
import { everywhere, type Invariant } from './invariant.ts';
import type { Edge } from './visit-graph.ts';

type Carried = (typeof CARRIED)[number];
const WORDS = {
  account: 'that the address that was sent is known',
  registration: 'that the registration has the address that was sent',
  voucher: 'the voucher that the answer grants',
  promise: 'the voucher that the form promised',
  invitation: 'the invitation that was followed or typed',
  origin: 'the page that the visitor came from',
} as const satisfies Record<Carried, string>;
/** Events after which another person may be using the page. */
const mayGiveUp = ({ from, event }: Edge) =>
  event.type === 'registration.begunAnew' ||
  from.place.page === 'loggedOut' ||
  Boolean(answerOf(event)?.actor.endsWith('Invitation'));

const asItMustBe = (kinds: readonly Carried[]) => (edge: Edge) => {
  const found = edge.effect.carried.filter((one) => kinds.some((kind) => one.startsWith(`${kind}:`)));
  if (found.length === 0) return undefined;
  const wrong = kinds.find((kind) => found.includes(otherwise(kind)));
  if (wrong) return `expected ${WORDS[wrong]}, came another`;
  return found.includes('voucher: given up') && !mayGiveUp(edge)
    ? 'expected that what was granted stays known, came that it is forgotten'
    : null;
};

export const accountsKeepTheirAddress: Invariant = {
  name: 'whose account is known',
  rules: 'D16, D26, D48',
  sentence:
    'An account or a registration is known by the address of the very call that was answered, whatever other address was sent ' +
    'before and not answered; who came by a mailed link is known by that link.',
  check: ({ visit }) => everywhere(visit, { edge: asItMustBe(['account', 'registration']) }),
};

export const carriedAsItWas: Invariant = {
  name: 'what is carried along arrives as it was',
  rules: 'D4, D10, D11, D50, D51',
  sentence:
    'The voucher that a form promised is sent with it, and the one that the answer grants is known from then on; the invitation is that of ' +
    'the link, until a typed code proves good; the page that the visitor came from is sent with every registration, and never changes.',
  check: ({ visit }) => everywhere(visit, { edge: asItMustBe(['voucher', 'promise', 'invitation', 'origin']) }),
};

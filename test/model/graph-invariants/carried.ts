/** Carried data: known account, granted voucher, invitation, and origin. */
import { type CARRIED, otherwise } from '../worlds/carried.ts';
import { answerOf } from '../event-output.ts';
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
  if (wrong) return `expected ${WORDS[wrong]}, got another`;
  return found.includes('voucher: given up') && !mayGiveUp(edge)
    ? 'expected the granted values to be kept, got their loss'
    : null;
};

export const accountsKeepTheirAddress: Invariant = {
  name: 'account data belong to the answered call',
  rules: 'D16, D26, D48',
  sentence:
    'An account or a registration is known by the address of the call that was answered, not by an earlier ' +
    'address without a response; after a mailed link, by that link.',
  check: ({ visit }) => everywhere(visit, { edge: asItMustBe(['account', 'registration']) }),
};

export const carriedAsItWas: Invariant = {
  name: 'voucher, invitation and origin are sent unchanged',
  rules: 'D4, D10, D11, D50, D51',
  sentence:
    'The voucher that a form promised is sent with it, and the granted one is known from then on. The invitation ' +
    'is that of the link until a typed code is valid. The page that the visitor came from is sent with every ' +
    'registration and never changes.',
  check: ({ visit }) => everywhere(visit, { edge: asItMustBe(['voucher', 'promise', 'invitation', 'origin']) }),
};

/** An address is left by who would like to be a member: on a page of its own, and in the teaser over the landing page. */
import type { StateEvents } from '../mixed.ts';
import { addressForm } from '../mail/address-form.states.ts';

/** @param on what else may happen while the address is typed. */
export const application = (of: 'application' | 'teaser', on?: StateEvents) =>
  addressForm({
    of,
    id: 'applyForMembership',
    src: 'applyForMembership',
    taken: {
      target: '#membershipConfirmation',
      actions: ['storeApplication', of === 'teaser' ? 'discardTeaserDraft' : 'discardAddressDraft'],
    },
    on,
  });

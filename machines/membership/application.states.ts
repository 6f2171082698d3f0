/** Membership application by e-mail address: on its own page, and in the teaser over the landing page. */
import type { StateEvents } from '../shared/mixed.ts';
import { addressForm } from '../mail/address-form.states.ts';

/** @param on further transitions while the address is typed. */
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

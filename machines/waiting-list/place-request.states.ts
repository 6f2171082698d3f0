/** Joining the waiting list from the landing page: an address, to which a link to the lobby is mailed (D27). */
import { addressForm, addressSubmitted } from '../mail/address-form.states.ts';
import { visitSetup } from '../rules/visit.setup.ts';

const { initial, states } = addressForm({
  of: 'place',
  id: 'requestPlace',
  src: 'requestPlace',
  taken: { target: 'asked', actions: ['discardAddressDraft'] },
  tags: ['askingForPlace'],
});

export const placeRequest = visitSetup.createStateConfig({
  initial,
  states: {
    ...states,
    asked: {
      description: 'The link was mailed.',
      tags: 'placeAsked',
      on: addressSubmitted('place', 'sending'),
    },
  },
});

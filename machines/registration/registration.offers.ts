/** Events of the registration form's view. */
import type { Offers } from '../page/offer.types.ts';
import { tryAgain } from '../page/waiting.offers.ts';

const form = 'registration';

export const registrationOffers = {
  country: {
    event: 'country.changed',
    field: 'country',
    role: 'combobox',
    message: 'fields.country',
    form,
    when: ['asks.country'],
  },
  register: { event: 'form.submitted', role: 'button', message: 'action.register', form, during: 'busy' },
  registerAgain: { ...tryAgain('register'), event: 'form.submitted', form },
  /** Nothing was sent yet, so this retries the look-up. */
  lookUpAgain: { ...tryAgain('lookUp'), event: 'lookUp.retried' },
} as const satisfies Offers;

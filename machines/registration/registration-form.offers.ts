/** The registration form, as it stands on its own page, and of the lean flow on the landing page (D15). */
import type { Offers } from '../offer.types.ts';
import { cancel, tryAgain } from '../waiting.offers.ts';

/** Who the visitor is. */
export const personOffers = {
  woman: { field: 'gender', role: 'radio', message: 'fields.woman', form: 'registration', when: ['asks.gender'] },
  man: { field: 'gender', role: 'radio', message: 'fields.man', form: 'registration', when: ['asks.gender'] },
  firstName: {
    field: 'firstName',
    role: 'textbox',
    message: 'fields.firstName',
    form: 'registration',
    when: ['asks.firstName'],
  },
  lastName: {
    field: 'lastName',
    role: 'textbox',
    message: 'fields.lastName',
    form: 'registration',
    when: ['asks.lastName'],
  },
} as const satisfies Offers;

export const registrationFormOffers = {
  ...personOffers,
  email: { field: 'email', role: 'textbox', message: 'fields.email', form: 'registration', when: ['asks.email'] },
  country: {
    event: 'country.changed',
    field: 'country',
    role: 'combobox',
    message: 'fields.country',
    form: 'registration',
    when: ['asks.country'],
  },
  terms: { field: 'terms', role: 'checkbox', message: 'fields.terms', form: 'registration', when: ['asks.terms'] },
  termsDocument: { url: 'termsUrl', role: 'link', message: 'fields.terms', tag: 'terms', when: ['asks.terms'] },
  privacyDocument: { url: 'privacyUrl', role: 'link', message: 'fields.terms', tag: 'privacy', when: ['asks.terms'] },
  newsletter: {
    field: 'newsletter',
    role: 'checkbox',
    message: 'fields.newsletter',
    form: 'registration',
    when: ['asks.terms'],
  },
  register: {
    event: 'form.submitted',
    role: 'button',
    message: 'action.register',
    form: 'registration',
    during: 'busy',
  },
  registerAgain: { ...tryAgain, event: 'form.submitted', form: 'registration', unless: ['lookUpFailed'] },
  cancel,
  login: { url: 'loginUrl', role: 'link', message: 'signUp.member', tag: 'login' },
} as const satisfies Offers;

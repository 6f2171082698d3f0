/** The registration form, on its own page and, in the lean flow, on the landing page (D15). */
import type { Offers } from '../page/offer.types.ts';
import { cancel } from '../page/waiting.offers.ts';
import { registrationOffers } from './registration.offers.ts';

const form = 'registration';

/** The other fields, and links next to them. */
const fieldOffers = {
  woman: { field: 'gender', role: 'radio', message: 'fields.woman', form, when: ['asks.gender'] },
  man: { field: 'gender', role: 'radio', message: 'fields.man', form, when: ['asks.gender'] },
  firstName: { field: 'firstName', role: 'textbox', message: 'fields.firstName', form, when: ['asks.firstName'] },
  lastName: { field: 'lastName', role: 'textbox', message: 'fields.lastName', form, when: ['asks.lastName'] },
  email: { field: 'email', role: 'textbox', message: 'fields.email', form, when: ['asks.email'] },
  terms: { field: 'terms', role: 'checkbox', message: 'fields.terms', form, when: ['asks.terms'] },
  termsDocument: { url: 'termsUrl', role: 'link', message: 'fields.terms', tag: 'terms', when: ['asks.terms'] },
  privacyDocument: { url: 'privacyUrl', role: 'link', message: 'fields.terms', tag: 'privacy', when: ['asks.terms'] },
  newsletter: { field: 'newsletter', role: 'checkbox', message: 'fields.newsletter', form, when: ['asks.terms'] },
} as const satisfies Offers;

const { country, register, registerAgain } = registrationOffers;
export const registrationFormOffers = {
  ...fieldOffers,
  country,
  register,
  registerAgain,
  cancel,
  login: { url: 'loginUrl', role: 'link', message: 'signUp.member', tag: 'login' },
} as const satisfies Offers;

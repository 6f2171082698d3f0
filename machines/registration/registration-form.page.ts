import type { PageDefinition } from '../page/page.types.ts';
import { registrationFormOffers } from './registration-form.offers.ts';
import { registrationOffers } from './registration.offers.ts';
import { signUpOptions } from './sign-up.offers.ts';

export const registrationFormPage = {
  id: 'registrationForm',
  path: '/registration/formstarted',
  screen: 'RegistrationForm',
  layout: 'default',
  accent: null,
  curtain: 'finger',
  messages: ['registration', 'signUp', 'fields', 'wrong', 'countries'],
  next: ['formFinished', 'leanSecondStep', 'socialSecondStep', 'emailActive', 'emailPending', 'deny'],
  offers: {
    ...registrationFormOffers,
    lookUpAgain: registrationOffers.lookUpAgain,
  },
  groups: [{ when: ['signUpOptions'], offers: signUpOptions }],
} as const satisfies PageDefinition;

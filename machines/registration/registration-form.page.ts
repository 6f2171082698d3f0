import type { PageDefinition } from '../page.types.ts';
import { tryAgain } from '../waiting.offers.ts';
import { registrationFormOffers } from './registration-form.offers.ts';
import { signUpOptions } from './sign-up.offers.ts';

export const registrationFormPage = {
  id: 'registrationForm',
  path: '/registration/formstarted',
  screen: 'RegistrationForm',
  layout: 'default',
  accent: 'oxblood',
  messages: ['registration', 'signUp', 'fields', 'wrong', 'countries'],
  next: ['formFinished', 'leanSecondStep', 'socialSecondStep', 'emailActive', 'emailPending', 'deny'],
  offers: {
    ...registrationFormOffers,
    lookUpAgain: { ...tryAgain, event: 'lookUp.retried', when: ['lookUpFailed'] },
  },
  groups: [{ when: ['signUpOptions'], offers: signUpOptions }],
} as const satisfies PageDefinition;

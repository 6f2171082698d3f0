/** The registration form, in every flow: its request and the results (D13, D15, D16, D21, D24). */
import { noAnswer, slow } from './common.ts';
import type { Row } from './witness.types.ts';

const here = { on: 'registrationForm', of: 'register' } as const;
const WHOLE = ['default', 'waitingListApproved'] as const;
const welcomed = { tracked: 'successful_user_registration', tells: 'credentials.received' } as const;

export const registration: readonly Row[] = [
  // A press sends it, once.
  {
    rule: 'D21',
    on: 'registrationForm',
    when: 'invited',
    unless: 'waiting',
    press: 'form.submitted',
    says: 'waiting.submitting',
    asks: 'register',
    less: 'register',
  },
  {
    rule: 'D21',
    on: 'registrationForm',
    unless: ['invited', 'waiting', 'not answered yet'],
    press: 'form.submitted',
    says: 'waiting.submitting',
    less: 'register',
  },
  {
    rule: ['D8', 'D21'],
    on: 'registrationForm',
    when: 'not answered yet',
    unless: ['invited', 'waiting'],
    press: 'form.submitted',
    says: 'waiting.submitting',
    asks: 'formInvitation',
    less: 'register',
  },
  {
    rule: 'D16',
    on: 'registrationForm',
    unless: 'waiting',
    press: 'form.submitted',
    given: 'without terms',
    ways: 'as they were',
  },
  {
    rule: 'D16',
    on: 'registrationForm',
    flow: WHOLE,
    unless: 'waiting',
    press: 'form.submitted',
    given: 'without a name',
    ways: 'as they were',
  },
  {
    rule: 'D37',
    on: 'registrationForm',
    press: 'country.changed',
    tracked: 'registration_country_changed',
    ways: 'as they were',
  },

  // Accepted: the next step of the flow, or its end.
  {
    rule: ['D15', 'D22', 'D37'],
    ...here,
    flow: WHOLE,
    comes: 'accepted PENDING_ACTIVATION',
    page: 'formFinished',
    ...welcomed,
    loses: 'registration',
    asks: 'watchActivation',
    less: 'notYou',
  },
  {
    rule: ['D15', 'D37'],
    ...here,
    flow: 'leanStep2',
    comes: 'accepted STARTED',
    page: 'leanSecondStep',
    ...welcomed,
    trackedOnce: 'landing_registration_step2',
  },
  {
    rule: ['D15', 'D37'],
    ...here,
    flow: 'socialRegistration',
    comes: 'accepted STARTED',
    page: 'socialSecondStep',
    ...welcomed,
    trackedOnce: 'landing_registration_step2',
  },

  ...noAnswer(here, { more: 'registerAgain' }),
  ...slow(here, { control: 'register' }),
];

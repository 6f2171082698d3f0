/** Registration: the form, the second steps of some flows, and the pages after a response. */
import { visitSetup } from '../rules/visit.setup.ts';
import { emailActive, emailPending } from '../known-account/account-exists.states.ts';
import { formFinished } from './form-finished.states.ts';
import { registrationForm } from './registration-form.states.ts';
import { autoActivated, leanSecondStep, socialSecondStep } from './second-step.states.ts';

export const registration = visitSetup.createStateConfig({
  initial: 'registrationForm',
  states: {
    registrationForm,
    leanSecondStep,
    socialSecondStep,
    autoActivated,
    formFinished,
    emailActive,
    emailPending,
  },
});

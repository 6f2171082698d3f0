/** Registration, flow `default`: the form, and the pages that its answers lead to. */
import { journey } from '../journey.setup.ts';
import { emailActive, emailPending } from './account-exists.states.ts';
import { formFinished } from './form-finished.states.ts';
import { registrationForm } from './registration-form.states.ts';

export const registration = journey.createStateConfig({
  initial: 'registrationForm',
  states: { registrationForm, formFinished, emailActive, emailPending },
});

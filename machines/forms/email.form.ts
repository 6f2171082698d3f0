/** The forms of one address: for the waiting list, for membership, for another address of a registration. */
import { checkEmail } from '../domain/email.ts';
import type { FieldProblem } from '../registration/registration.types.ts';
import type { FormDefinition } from './form.types.ts';

interface EmailValues {
  email: string;
}

/** The draft of `address` is shared: what was typed on one page stands in the form of the next. Where two are on a page, the one over it has another. */
const emailForm = (id: string): FormDefinition<EmailValues, FieldProblem> => ({
  id,
  initial: { email: '' },
  wrong: ({ email }) => ('email' in checkEmail(email) ? {} : { email: 'missing' }),
  handOver: ({ email }) => ({ type: 'email.submitted', email }),
});

export const emailForms = { address: emailForm('address'), teaser: emailForm('teaser') };

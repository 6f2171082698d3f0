/** Forms with a single address: waiting list, membership, and the corrected address of a registration. */
import { checkEmail } from '../domain/email.ts';
import type { FieldProblem } from '../context/registration.types.ts';
import type { FormDefinition } from './form.types.ts';

interface EmailValues {
  email: string;
}

/**
 * The draft of `address` is shared: a value typed on one page appears in the form of the next. If a page has two such
 * forms, the upper one has its own draft.
 */
const emailForm = (id: string): FormDefinition<EmailValues, FieldProblem> => ({
  id,
  initial: { email: '' },
  wrong: ({ email }) => ('email' in checkEmail(email) ? {} : { email: 'missing' }),
  handOver: ({ email }) => ({ type: 'email.submitted', email }),
});

export const emailForms = { address: emailForm('address'), teaser: emailForm('teaser') };

import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import type { FieldProblem } from '../../../../machines/registration/registration.types.ts';
import type { MessageKey } from '../../../../locales/messages.ts';

/** The message of a problem: most fields have one; a name's characters have their own. */
export const messageOf = (field: RegistrationField, problem: FieldProblem): MessageKey =>
  `wrong.${problem === 'missing' ? field : problem}`;

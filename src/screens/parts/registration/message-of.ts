import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import type { FieldProblem } from '../../../../machines/context/registration.types.ts';
import type { MessageKey } from '../../../../locales/messages.ts';
import type { useMessageText } from '../../../engine/language/message.tsx';

/** Message of a problem: one per field, except shared ones such as a name's characters. */
export const messageOf = (field: RegistrationField, problem: FieldProblem): MessageKey =>
  `wrong.${problem === 'missing' ? field : problem}`;

/** Messages with the field's name, for those that do not include it (spec, section 5). */
const NAMED: Readonly<Partial<Record<MessageKey, MessageKey>>> = {
  'wrong.gender': 'wrong.genderNamed',
  'wrong.characters': 'wrong.charactersNamed',
};

/** Text of a problem away from its field: includes the field's name (WCAG 2.4.4, 3.3.1). */
export function listedWords(
  text: ReturnType<typeof useMessageText>,
  field: RegistrationField,
  problem: FieldProblem,
): string {
  const message = messageOf(field, problem);
  const named = NAMED[message];
  return named ? text(named, { field: text(`fields.${field}`) }) : text(message);
}

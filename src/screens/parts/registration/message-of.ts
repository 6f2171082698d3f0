import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import type { FieldProblem } from '../../../../machines/registration/registration.types.ts';
import type { MessageKey } from '../../../../locales/messages.ts';
import type { useMessageText } from '../../../engine/message.tsx';

/** The message of a problem: most fields have one; a name's characters have their own. */
export const messageOf = (field: RegistrationField, problem: FieldProblem): MessageKey =>
  `wrong.${problem === 'missing' ? field : problem}`;

/** For the messages that name no field (spec, section 5): the same with its name before it. */
const NAMED: Readonly<Partial<Record<MessageKey, MessageKey>>> = {
  'wrong.gender': 'wrong.genderNamed',
  'wrong.characters': 'wrong.charactersNamed',
};

/** The words for a problem away from its field: they name the field (WCAG 2.4.4, 3.3.1). */
export function listedWords(
  text: ReturnType<typeof useMessageText>,
  field: RegistrationField,
  problem: FieldProblem,
): string {
  const message = messageOf(field, problem);
  const named = NAMED[message];
  return named ? text(named, { field: text(`fields.${field}`) }) : text(message);
}

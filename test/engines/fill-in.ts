/** Fills in a person's details field by field, with any driver that finds fields by message key. */
import type { MessageKey } from '../../locales/messages.ts';
import type { RegistrationField } from '../../machines/flows/fields.ts';
import type { RegistrationValues } from '../../machines/context/registration.types.ts';

export interface FormDriver {
  type: (key: MessageKey, text: string) => Promise<unknown>;
  tick: (role: 'checkbox' | 'radio', key: MessageKey) => Promise<unknown>;
  /** @param value of the option, not its text. */
  choose: (key: MessageKey, value: string) => Promise<unknown>;
}
/** The fields of the default flow's form, in order. */
export const PERSON = ['gender', 'firstName', 'lastName', 'email', 'country', 'terms'] as const;

export async function fillIn(
  form: FormDriver,
  person: RegistrationValues,
  fields: readonly (RegistrationField | 'newsletter')[] = PERSON,
): Promise<void> {
  for (const field of fields)
    if (field === 'gender') await form.tick('radio', `fields.${person.gender || 'woman'}`);
    else if (field === 'country') await form.choose('fields.country', person.country);
    else if (field === 'terms' || field === 'newsletter') await form.tick('checkbox', `fields.${field}`);
    else await form.type(`fields.${field}`, person[field]);
}

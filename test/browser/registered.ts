/** A visitor who has registered, and stands before the inbox page. */
import type { RegistrationValues } from '../../machines/registration/registration.types.ts';
import { guest, type Form } from './form.ts';
import type { ScreenName } from '../model/browser/screens.ts';

interface Ways {
  openForm: () => Promise<Form>;
  onScreen: (name: ScreenName) => Promise<unknown>;
}

export async function registered(
  { openForm, onScreen }: Ways,
  person: RegistrationValues = guest(),
): Promise<RegistrationValues> {
  const form = await openForm();
  await form.fillIn(person);
  await form.register.click();
  await onScreen('inbox');
  return person;
}

import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import type { FieldProblem, RegistrationValues } from '../../../../machines/registration/registration.types.ts';
import type { useForm } from '../../../engine/forms/useForm.ts';

/** A form of a registration's fields. */
export type RegistrationFormState = ReturnType<typeof useForm<RegistrationValues, FieldProblem, RegistrationField>>;

/** What every field of a form is given beside its value. All of it stays the same while another field is typed into, so that a key draws one field anew. */
export interface PartProps {
  handlers: RegistrationFormState['handlers'];
  problem: FieldProblem | undefined;
  /** The problem in words. */
  wrong: string | undefined;
  busy: boolean;
}

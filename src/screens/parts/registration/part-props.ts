import type { RegistrationField } from '../../../../machines/flows/fields.ts';
import type { FieldProblem, RegistrationValues } from '../../../../machines/context/registration.types.ts';
import type { useForm } from '../../../engine/forms/useForm.ts';

export type RegistrationFormState = ReturnType<typeof useForm<RegistrationValues, FieldProblem, RegistrationField>>;

/**
 * Common props of all fields, in addition to the value. They are stable while another field changes, so that typing
 * renders one field only.
 */
export interface PartProps {
  handlers: RegistrationFormState['handlers'];
  problem: FieldProblem | undefined;
  /** The message of the problem. */
  error: string | undefined;
  busy: boolean;
}

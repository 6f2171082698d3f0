import type { FieldProblem } from '../../../../machines/registration/registration.types.ts';
import type { CheckedFormState } from './useCheckedForm.ts';

/** What every field of a form is given beside its value. All of it stays the same while another field is typed into, so that a key draws one field anew. */
export interface PartProps {
  handlers: CheckedFormState['handlers'];
  problem: FieldProblem | undefined;
  /** The problem in words. */
  wrong: string | undefined;
  busy: boolean;
}

import type { CheckedFormState } from './useCheckedForm.ts';

/** What every field of a form is given beside its value. All of it stays the same while another field is typed into, so that a key draws one field anew. */
export interface PartProps {
  handlers: CheckedFormState['handlers'];
  wrong: string | undefined;
  busy: boolean;
}

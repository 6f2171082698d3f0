/** The form's values, what may be wrong with them, and what the back end answers. */
export type Gender = 'woman' | 'man';

export interface RegistrationValues {
  gender: Gender | '';
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  terms: boolean;
  newsletter: boolean;
}

export type RegistrationField = Exclude<keyof RegistrationValues, 'newsletter'>;
/** Which of a field's two messages applies: something is missing (or not as it must be), or has characters we can't take. */
export type FieldProblem = 'missing' | 'characters';
export type FieldProblems = Partial<Record<RegistrationField, FieldProblem>>;

export interface RegistrationAnswer {
  registration: { id: string; email: string } | null;
  /** The contract's problem reasons; unknown ones must be borne (D16). */
  reasons: readonly string[];
}

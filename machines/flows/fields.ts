/** The fields of a registration (spec, section 3). */

/** The order in which every form shows them, validates them and summarises their errors. */
export const FIELDS = ['gender', 'firstName', 'lastName', 'email', 'country', 'terms'] as const;
export type RegistrationField = (typeof FIELDS)[number];

/** The given fields in the order of `FIELDS`. */
export const inOrder = <F extends RegistrationField>(...fields: readonly F[]): readonly F[] =>
  FIELDS.filter((field): field is F => fields.some((one) => one === field));

/** Personal data, which a form may leave to a second step. */
export const PERSON_FIELDS = inOrder('gender', 'firstName', 'lastName');
export type PersonField = (typeof PERSON_FIELDS)[number];

/** The fields of a registration (spec, section 3). */

/** In the order in which every form asks for them, checks them, and sums up what is wrong with them. */
export const FIELDS = ['gender', 'firstName', 'lastName', 'email', 'country', 'terms'] as const;
export type RegistrationField = (typeof FIELDS)[number];

/** These fields, in the order of all. */
export const inOrder = <F extends RegistrationField>(...fields: readonly F[]): readonly F[] =>
  FIELDS.filter((field): field is F => fields.some((one) => one === field));

/** Who somebody is: what a form may leave to a second step. */
export const PERSON_FIELDS = inOrder('gender', 'firstName', 'lastName');
export type PersonField = (typeof PERSON_FIELDS)[number];

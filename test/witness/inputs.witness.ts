/**
 * The possible inputs of each field of each form, and the message below it; written by hand (specification, section 5;
 * D10, D15, D17, D18, D19).
 */
import type { RegistrationField } from '../../machines/flows/fields.ts';

/** An input: the value, and the message below the field; null if it may be sent. */
export interface Input {
  value: string | boolean;
  message: string | null;
}
export type Filling = 'filled' | 'empty' | 'ill-formed';
/** A field has some of these inputs; a choice can't be ill-formed. */
export type Inputs = Readonly<Partial<Record<Filling, Input>>>;

/** The fields of the registration. */
export const FIELD_INPUTS: Readonly<Record<RegistrationField, Inputs>> = {
  gender: {
    filled: { value: 'woman', message: null },
    empty: { value: '', message: 'Please choose an option' },
  },
  firstName: {
    filled: { value: 'Małgorzata', message: null },
    empty: { value: ' ', message: 'Please provide your first name' },
    'ill-formed': { value: 'www.example.org', message: 'Please use valid characters' },
  },
  lastName: {
    filled: { value: 'Lindström-Żak', message: null },
    empty: { value: '', message: 'Please provide your last name' },
    'ill-formed': { value: 'Ada <b>', message: 'Please use valid characters' },
  },
  email: {
    filled: { value: 'ada@example.org', message: null },
    empty: { value: '', message: 'Please provide a valid email address' },
    'ill-formed': { value: 'ada@example', message: 'Please provide a valid email address' },
  },
  country: {
    filled: { value: 'AT', message: null },
    empty: { value: '', message: 'Please select your country' },
  },
  terms: {
    filled: { value: true, message: null },
    empty: { value: false, message: 'Please accept the terms and the privacy policy' },
  },
};

/**
 * The steps of the flows and their fields, in the order of the error summary (D15). An address from a token is not
 * asked for.
 */
export const STEPS = {
  default: ['gender', 'firstName', 'lastName', 'email', 'country', 'terms'],
  waitingListApproved: ['gender', 'firstName', 'lastName', 'country', 'terms'],
  socialRegistration: ['gender', 'country', 'terms'],
  leanStep2: ['email', 'country', 'terms'],
  'leanStep2, second step': ['gender', 'firstName', 'lastName'],
} as const satisfies Readonly<Record<string, readonly RegistrationField[]>>;
export type StepName = keyof typeof STEPS;

/** The form's values, their problems, and the back end's responses. */
import type { PersonField, RegistrationField } from '../flows/fields.ts';
import type { RegistrationFlow } from '../flows/flows.ts';
import type { Locale } from '../../locales/languages.ts';
import type { VoucherVariant } from '../landing-pages/landing-options.ts';
import type { CountryOption } from '../invitation/invitation.types.ts';

export const GENDERS = ['woman', 'man'] as const;
export type Gender = (typeof GENDERS)[number];

export type RegistrationValues = {
  gender: Gender | '';
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  terms: boolean;
  newsletter: boolean;
};

/**
 * Problems that several fields share, in addition to each field's own message; each has a message `wrong.<problem>`.
 */
export const COMMON_FIELD_PROBLEMS = ['characters', 'changedTooOften'] as const;
/** The message of a field: `missing` or invalid (`wrong.<field>`), or a shared problem. */
export type FieldProblem = 'missing' | (typeof COMMON_FIELD_PROBLEMS)[number];
export type FieldProblems = Partial<Record<RegistrationField, FieldProblem>>;

/** One registration attempt; its key makes a repetition idempotent (D21). */
export interface Attempt {
  key: string;
  code: string;
  timestamp: string | null;
  locale: Locale;
  values: RegistrationValues;
  /** The welcome voucher named by the form at the first submission; null before it (D51). */
  voucher: VoucherVariant | null;
}

export const SHOPPING_PREFERENCES = ['women', 'men', 'kids', 'home', 'shoes', 'accessories'] as const;
export type ShoppingPreference = (typeof SHOPPING_PREFERENCES)[number];

/** Data of a second step: the person in the lean flow, preferences in the social one (D15). */
export type Person = Pick<RegistrationValues, PersonField>;
export type Completion = { person: Person } | { shoppingPreferences: readonly ShoppingPreference[] };
export interface CompletionAttempt {
  key: string;
  completion: Completion;
}

/** Input for creating a registration (D13). */
export interface RegisterInput extends Attempt {
  flow: RegistrationFlow;
  token: string | null;
  sourcePath: string | null;
  previousPdpPage: string | null;
  countryOptions: readonly CountryOption[];
}
/** A second step of a registration, or the activation by the mailed id (D13). */
export type FinalizeInput = { key: string } & (
  | { registrationId: string; completion: Completion }
  | { activationId: string }
);

export interface ConsentCredentials {
  hmacToken: string;
  passphrase: string;
}

/** Response to the mutations that create, complete, activate or change a registration. */
export interface RegistrationAnswer {
  registration: { id: string; status: string; customerId?: string | null; voucher?: VoucherVariant | null } | null;
  /** Credentials for the customer's own consents (D36). */
  credentials?: ConsentCredentials | null;
  /** The contract's problem reasons and details; unknown ones must be tolerated (D16). */
  reasons: readonly string[];
  details: readonly string[];
  /** Next address for an active account; checked against the allowed targets before use (D6). */
  url: string | null;
  /** Epoch milliseconds of its receipt. */
  at: number;
}

/**
 * Source of the address that a response concerns: the form, the address field, or the registration. An activation link
 * does not contain it.
 */
export type AddressedBy = 'register' | 'newAddress' | 'registration' | 'link';

/** The registration of this visit. `STARTED`: data is missing (D14). */
export interface Registration {
  id: string;
  email: string;
  status: 'STARTED' | 'PENDING_ACTIVATION';
}

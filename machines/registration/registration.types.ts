/** The form's values, what may be wrong with them, and what the back end answers. */
import type { PersonField, RegistrationField } from '../flows/fields.ts';
import type { RegistrationFlow } from '../flows/flows.ts';
import type { Locale } from '../domain/languages.ts';
import type { VoucherVariant } from '../landing/landing-options.ts';
import type { CountryOption } from '../invitation/invitation.types.ts';

export const GENDERS = ['woman', 'man'] as const;
export type Gender = (typeof GENDERS)[number];

export interface RegistrationValues {
  gender: Gender | '';
  firstName: string;
  lastName: string;
  email: string;
  country: string;
  terms: boolean;
  newsletter: boolean;
}

/** What can be wrong with a field beside its own message; each has a message `wrong.<problem>`. */
export const COMMON_FIELD_PROBLEMS = ['characters', 'changedTooOften'] as const;
/** Which of a field's messages applies: `missing`, or not as it must be (`wrong.<field>`); or one that fields share. */
export type FieldProblem = 'missing' | (typeof COMMON_FIELD_PROBLEMS)[number];
export type FieldProblems = Partial<Record<RegistrationField, FieldProblem>>;

/** One try to register; the key makes a repetition harmless (D21). */
export interface Attempt {
  key: string;
  code: string;
  timestamp: string | null;
  locale: Locale;
  values: RegistrationValues;
  /** The welcome voucher that the form named when this was first sent; null: not sent yet (D51). */
  voucher: VoucherVariant | null;
}

export const SHOPPING_PREFERENCES = ['women', 'men', 'kids', 'home', 'shoes', 'accessories'] as const;
export type ShoppingPreference = (typeof SHOPPING_PREFERENCES)[number];

/** What a second step collects: of the lean flow a person, of the social one a taste (D15). */
export type Person = Pick<RegistrationValues, PersonField>;
export type Completion = { person: Person } | { shoppingPreferences: readonly ShoppingPreference[] };
/** One try to complete a registration. */
export interface CompletionAttempt {
  key: string;
  completion: Completion;
}

/** What a registration is created with (D13). */
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

/** Of the mutations that create, complete, activate or move a registration. */
export interface RegistrationAnswer {
  registration: { id: string; status: string; customerId?: string | null; voucher?: VoucherVariant | null } | null;
  /** What opens the customer's own consents (D36). */
  credentials?: ConsentCredentials | null;
  /** The contract's problem reasons, and what it says of them; unknown ones must be borne (D16). */
  reasons: readonly string[];
  details: readonly string[];
  /** Where an active account goes on to; checked against the allowed targets before it is used (D6). */
  url: string | null;
  /** Epoch milliseconds at which it came. */
  at: number;
}

/** What holds the address that an answer is about: the form, a field of its own, the registration; a mailed link does not say its own. */
export type AddressedBy = 'register' | 'newAddress' | 'registration' | 'link';

/** The registration of this visit. `STARTED`: data is missing (D14). */
export interface Registration {
  id: string;
  email: string;
  status: 'STARTED' | 'PENDING_ACTIVATION';
}

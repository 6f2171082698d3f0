/** Every event that analytics may hear of (spec, section 9; D37): its fields, and which of them are hashed before anyone sees them. */

import type { RegistrationFlow } from '../flows/flows.ts';

/** Sent with each event. */
export const BRAND_CODE = 'vestibule';

export interface AnalyticsFields {
  successful_user_registration: {
    /** Hashed. */
    userID: string | null;
    /** Hashed. */
    email: string;
    /** Hashed. */
    registrationID: string;
    /** The campaign of the code. */
    invitation_campaign: string | null;
    /** Of a social sign-up: from its token. */
    socialRegistrationProvider?: string;
  };
  assign_experiment: {
    experiment_id: string;
    variation_id: string;
    /** Hashed. */
    acq_anonymous_id: string;
  };
}

/** Events that say all by their name. */
export const PLAIN_EVENTS = [
  'subscribe_newsletter',
  'join_waitlist',
  'landing_form_registration',
  'landing_registration_step2',
  'submit_form_registration_step2',
  'landing_registration',
  'entering_code_registration',
  'submit_code_registration',
  'already_registered_login_registration',
  'landing_activate_account_registration',
  'landing_forbidden_referrer',
  'registration_country_changed',
  'submit_email',
  'error_registration_code_no_balance',
  'error_registration_code_expired',
  'error_registration_timestamp_missing',
  'error_registration_account_active',
  'error_registration_account_pending',
  'error_registration_activation_failed',
  'error_registration_activation_not_found',
] as const;
export type PlainEvent = (typeof PLAIN_EVENTS)[number];

/** Fields that leave as SHA-256 only: whatever names a person, or could be joined to one. */
export const HASHED: { readonly [E in keyof AnalyticsFields]: readonly (keyof AnalyticsFields[E])[] } = {
  successful_user_registration: ['userID', 'email', 'registrationID'],
  assign_experiment: ['acq_anonymous_id'],
};

/** `flow`: of the registration that is under way; left out where that is not known, as behind a mailed link. */
type Tracked<E extends string, F> = { event: E; fields: F; flow?: RegistrationFlow };
/** One event, as the charts say it: nothing is hashed yet. */
export type TrackedEvent =
  | Tracked<PlainEvent, Readonly<Record<string, never>>>
  | { [E in keyof AnalyticsFields]: Tracked<E, AnalyticsFields[E]> }[keyof AnalyticsFields];

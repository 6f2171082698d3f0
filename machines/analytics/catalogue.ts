/** Every analytics event (spec, section 9; D37) with its fields; some fields are hashed before they leave the page. */

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
    /** Campaign of the invitation code. */
    invitation_campaign: string | null;
    /** Provider of a social sign-up, from its token. */
    socialRegistrationProvider?: string;
  };
  assign_experiment: {
    experiment_id: string;
    variation_id: string;
    /** Hashed. */
    acq_anonymous_id: string;
  };
}

/** Events without fields. */
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

/** Fields that are sent as SHA-256 only: everything that identifies a person or could be linked to one. */
export const HASHED: { readonly [E in keyof AnalyticsFields]: readonly (keyof AnalyticsFields[E])[] } = {
  successful_user_registration: ['userID', 'email', 'registrationID'],
  assign_experiment: ['acq_anonymous_id'],
};

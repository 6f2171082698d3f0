/** The meaning of each tracked event. */
import type { AnalyticsFields, PlainEvent } from '../../../machines/analytics/catalogue.ts';

export type TrackedName = PlainEvent | keyof AnalyticsFields;

export const TRACKED: Readonly<Record<TrackedName, string>> = {
  successful_user_registration: 'a visitor has registered',
  subscribe_newsletter: 'a visitor has registered, with the newsletter',
  join_waitlist: 'an address joined the waiting list',
  landing_form_registration: 'the form of the lean flow is shown',
  landing_registration: 'the registration form is shown',
  landing_registration_step2: 'the second step is shown',
  submit_form_registration_step2: 'the second step is accepted',
  entering_code_registration: 'a visitor starts typing a code',
  submit_code_registration: 'a code is sent',
  already_registered_login_registration: 'a visitor with an account is redirected to the login',
  landing_activate_account_registration: 'the activation page is shown',
  landing_forbidden_referrer: 'a link from a blocklisted site is refused',
  registration_country_changed: 'another country is chosen',
  submit_email: 'an address is submitted',
  error_registration_code_no_balance: 'the inviter has no invitations left',
  error_registration_code_expired: 'a code has expired',
  error_registration_timestamp_missing: 'a link has no timestamp, and needs one',
  error_registration_account_active: 'the address has an account',
  error_registration_account_pending: 'the address waits for its activation',
  error_registration_activation_failed: 'an activation has failed',
  error_registration_activation_not_found: 'the link of an activation is unknown, expired or replaced',
  assign_experiment: 'an experiment takes effect for a visitor',
};

/** Descriptions of the fields of tracked events. */
import type { AnalyticsFields } from '../../../machines/analytics/catalogue.ts';

export const EVENT_FIELD_WORDS: {
  readonly [E in keyof AnalyticsFields]: Readonly<Record<keyof AnalyticsFields[E], string>>;
} = {
  successful_user_registration: {
    userID: 'the customer’s number',
    email: 'the address',
    registrationID: 'the registration’s number',
    invitation_campaign: 'the campaign of the code',
    socialRegistrationProvider: 'of a social sign-up: by whom',
  },
  assign_experiment: {
    experiment_id: 'which experiment',
    variation_id: 'which of its variations',
    acq_anonymous_id: 'by what the visitor was drawn',
  },
};

/** Names of fields, flows, tokens, problems, requests and other systems, and what a reload keeps. */
import type { AnalyticsFields } from '../../../machines/analytics/catalogue.ts';
import type { FeatureId } from '../../../machines/experiments/experiments.types.ts';
import type { RegistrationField } from '../../../machines/flows/fields.ts';
import type { FlowTokenPurpose, RegistrationFlow } from '../../../machines/flows/flows.ts';
import type { Problem, RequestName } from '../../../machines/context/requests.types.ts';
import type { Remembered } from '../../../machines/context/visit.types.ts';
import type { SystemName } from '../../../machines/page/offer.types.ts';

/** The fields of tracked events. */
export const EVENT_FIELD_WORDS: {
  readonly [E in keyof AnalyticsFields]: Readonly<Record<keyof AnalyticsFields[E], string>>;
} = {
  successful_user_registration: {
    userID: 'the customer’s id',
    email: 'the address',
    registrationID: 'the registration’s id',
    invitation_campaign: 'the campaign of the code',
    socialRegistrationProvider: 'the provider of a social sign-up',
  },
  assign_experiment: {
    experiment_id: 'the experiment',
    variation_id: 'the variation of the experiment',
    acq_anonymous_id: 'the visitor’s anonymous id, used for the draw',
  },
};

/** What an experiment may change. */
export const FEATURE_WORDS: Readonly<Record<FeatureId, string>> = {
  'welcome-voucher': 'the welcome voucher',
  'registration-flow': 'the flow of the registration',
};

/** Names of the fields of a registration. */
export const FIELD_WORDS: Readonly<Record<RegistrationField, string>> = {
  gender: 'salutation',
  firstName: 'first name',
  lastName: 'last name',
  email: 'e-mail',
  country: 'country',
  terms: 'terms and privacy',
};

/** Names of the registration flows, and of the tokens that open them. */
export const FLOW_WORDS: Readonly<Record<RegistrationFlow, string>> = {
  default: 'default flow',
  leanStep2: 'lean flow',
  socialRegistration: 'social flow',
  waitingListApproved: 'flow of the waiting list',
};

export const TOKEN_WORDS: Readonly<Record<FlowTokenPurpose, string>> = {
  social: 'the token of a social sign-up',
  waitingListApproved: 'the token of the mail about a free place',
};

/** Problems, as shown to the visitor. */
export const PROBLEM_WORDS: Readonly<Record<Problem['kind'], string>> = {
  code: 'the code is refused',
  fields: 'fields are wrong',
  lapsed: 'it must be sent again',
  network: 'there is no network',
  timeout: 'no answer came in time',
  technical: 'the back end has an error',
  missing: 'a script of the page is missing',
  busy: 'the visitor must wait',
};

/** Which data of a visit survives a reload, and until when. */
export const REMEMBERED_WORDS: Readonly<Record<keyof Remembered, { what: string; until: string }>> = {
  registration: { what: 'the registration, its address and its progress', until: 'it is active or discarded' },
  account: {
    what: 'whether the address has an active or a pending account',
    until: 'a registration is accepted',
  },
  activation: {
    what: 'the result of the activation, and where it leads',
    until: 'an activation succeeds, or a registration is accepted',
  },
  anewOffered: { what: 'whether a new registration was offered', until: 'a registration is accepted' },
  membership: { what: 'whether membership was applied for, and the teaser closed', until: 'the tab is closed' },
  requests: {
    what: 'the request of each form and button with its idempotency key, and the time of the next permitted mail',
    until: 'it is answered, or the flow is complete',
  },
  forwardAt: { what: 'the time of the redirect to the login', until: 'it is cancelled or done' },
  grantedVoucher: { what: 'the welcome voucher that was granted', until: 'another registration is answered' },
  accent: { what: 'the accent of the landing page', until: 'another landing page is opened' },
};

/** Requests of a visit, in words. */
export const SENT_WORDS: Readonly<Record<RequestName, string>> = {
  register: 'the form',
  complete: 'the second step',
  newAddress: 'the other address',
  resend: 'the request for another mail',
  activate: 'the activation',
  place: 'the address for the waiting list',
  teaser: 'the address of the teaser',
  application: 'the address for membership',
  lobbyLink: 'the address for a new link',
  join: 'the request to join',
  unsubscribe: 'the request to unsubscribe',
  code: 'the code',
  lookUp: 'the look-up of the invitation',
  viewer: 'the admin check',
};
export const isSent = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(SENT_WORDS, name);

/** Names of the other systems that links lead to. */
export const SYSTEM_WORDS: Readonly<Record<SystemName, string>> = {
  loginUrl: 'the login',
  shopUrl: 'the shop',
  passwordResetUrl: 'the page to set a password',
  customerServiceUrl: 'customer service',
  termsUrl: 'the terms',
  privacyUrl: 'the privacy policy',
  imprintUrl: 'the imprint',
  accessibilityUrl: 'the accessibility statement',
  jobsUrl: 'jobs',
  sustainabilityUrl: 'sustainability',
  dataProtectionUrl: 'the data protection contact',
};

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
  waitingListApproved: 'the token of the mail that a place has come free',
};

/** Problems, as shown to the visitor. */
export const PROBLEM_WORDS: Readonly<Record<Problem['kind'], string>> = {
  code: 'the code is refused',
  fields: 'fields are wrong',
  lapsed: 'it must be sent once more',
  network: 'there is no network',
  timeout: 'no answer came in time',
  technical: 'the back end has an error',
  missing: 'a part of the page is gone',
  busy: 'one is to wait',
};

/** Which data of a visit survives a reload, and until when. */
export const REMEMBERED_WORDS: Readonly<Record<keyof Remembered, { what: string; until: string }>> = {
  registration: { what: 'the registration, its address and how far it is', until: 'it is active, or left behind' },
  account: {
    what: 'that the address has an account, or waits for its activation',
    until: 'a registration is accepted',
  },
  activation: {
    what: 'how an activation failed, or that the account was activated, and where it goes on to',
    until: 'one works, or a registration is accepted',
  },
  anewOffered: { what: 'that a new registration was offered', until: 'a registration is accepted' },
  membership: { what: 'that membership was applied for, and the teaser closed', until: 'the tab is closed' },
  requests: {
    what: 'of each form and button what was sent, under the key of its press, and when the mail may be asked for again',
    until: 'it is answered, or the flow is complete',
  },
  forwardAt: { what: 'when the visitor is taken to the login', until: 'they stay, or go' },
  grantedVoucher: { what: 'the welcome voucher that was granted', until: 'another registration is answered' },
  accent: { what: 'the accent of the landing page', until: 'another landing page is opened' },
};

/** Requests of a visit, in words. */
export const SENT_WORDS: Readonly<Record<RequestName, string>> = {
  register: 'the form',
  complete: 'the second step',
  newAddress: 'the other address',
  resend: 'the press for another mail',
  activate: 'the press that activates',
  place: 'the address for the waiting list',
  teaser: 'the address of the teaser',
  application: 'the address for membership',
  lobbyLink: 'the address for a new link',
  join: 'the press that joins',
  unsubscribe: 'the press that withdraws',
  code: 'the code',
  lookUp: 'the invitation',
  viewer: 'who is there',
};
export const isSent = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(SENT_WORDS, name);

/** Names of the other systems that links lead to. */
export const SYSTEM_WORDS: Readonly<Record<SystemName, string>> = {
  loginUrl: 'the login',
  shopUrl: 'the shop',
  passwordResetUrl: 'where a password is set',
  customerServiceUrl: 'customer service',
  termsUrl: 'the terms',
  privacyUrl: 'the privacy policy',
  imprintUrl: 'the imprint',
  accessibilityUrl: 'the statement on accessibility',
  jobsUrl: 'jobs',
  sustainabilityUrl: 'sustainability',
  dataProtectionUrl: 'whom to write to about one’s data',
};

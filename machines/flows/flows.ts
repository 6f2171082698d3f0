/**
 * The flows of a registration (D15): requirements, fields, requests, analytics and final page. Everything that differs
 * by flow is read from its row.
 */
import { FIELDS, inOrder, PERSON_FIELDS } from './fields.ts';
import type { Flow } from './flows.types.ts';

export const FLOWS = {
  default: {
    api: 'DEFAULT',
    token: null,
    copy: 'default',
    signUpOptions: true,
    onLandingPages: true,
    offered: true,
    steps: [
      {
        page: 'registrationForm',
        firstShownOn: 'registrationForm',
        fields: FIELDS,
        call: 'register',
        tracks: { shown: 'landing_registration', accepted: 'successful_user_registration' },
      },
    ],
    ends: 'formFinished',
  },
  leanStep2: {
    api: 'LEAN_STEP_2',
    token: null,
    copy: 'leanRegistration',
    signUpOptions: true,
    onLandingPages: true,
    offered: true,
    steps: [
      {
        page: 'registrationForm',
        firstShownOn: 'landing',
        fields: inOrder('email', 'country', 'terms'),
        call: 'register',
        tracks: { shown: 'landing_form_registration', accepted: 'successful_user_registration' },
      },
      {
        page: 'leanSecondStep',
        fields: PERSON_FIELDS,
        call: 'finalize',
        tracks: { shown: 'landing_registration_step2', accepted: 'submit_form_registration_step2' },
      },
    ],
    ends: 'formFinished',
  },
  socialRegistration: {
    api: 'SOCIAL_REGISTRATION',
    token: { purpose: 'social', sentAs: 'socialRegistrationInput' },
    copy: 'social-registration',
    signUpOptions: false,
    onLandingPages: false,
    offered: false,
    steps: [
      {
        page: 'registrationForm',
        firstShownOn: 'registrationForm',
        fields: inOrder('gender', 'email', 'country', 'terms'),
        call: 'register',
        tracks: { shown: 'landing_registration', accepted: 'successful_user_registration' },
      },
      {
        page: 'socialSecondStep',
        // Shopping preferences: all are optional.
        fields: [],
        call: 'finalize',
        tracks: { shown: 'landing_registration_step2', accepted: 'submit_form_registration_step2' },
      },
    ],
    ends: 'autoActivated',
  },
  waitingListApproved: {
    api: 'WAITING_LIST_APPROVED',
    token: { purpose: 'waitingListApproved', sentAs: 'approvalToken' },
    copy: 'approved',
    signUpOptions: true,
    onLandingPages: false,
    offered: false,
    steps: [
      {
        page: 'registrationForm',
        firstShownOn: 'registrationForm',
        fields: FIELDS,
        call: 'register',
        tracks: { shown: 'landing_registration', accepted: 'successful_user_registration' },
      },
    ],
    ends: 'formFinished',
  },
} as const satisfies Readonly<Record<string, Flow>>;

export type RegistrationFlow = keyof typeof FLOWS;
type Row = (typeof FLOWS)[RegistrationFlow];
/** A value of the contract's enum. */
export type FlowApi = Row['api'];
/** Purposes of the tokens that flows require (D28). */
export type FlowTokenPurpose = NonNullable<Row['token']>['purpose'];
export type FlowCopy = Row['copy'];
type FlowsWith<Property extends 'onLandingPages' | 'offered'> = {
  [F in RegistrationFlow]: (typeof FLOWS)[F][Property] extends true ? F : never;
}[RegistrationFlow];
export type FlowInTwoSteps = {
  [F in RegistrationFlow]: (typeof FLOWS)[F]['steps'] extends readonly [unknown, unknown] ? F : never;
}[RegistrationFlow];
/** Flows that a landing page can select (D29). */
export type LandingFlow = FlowsWith<'onLandingPages'>;
/** Flows that an experiment can assign (D35). */
export type OfferedFlow = FlowsWith<'offered'>;

/** Names of the registration flows, and of the tokens that open them. */
import type { FlowTokenPurpose, RegistrationFlow } from '../../../machines/flows/flows.ts';

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

/** What each flow of a registration is called. */
import type { RegistrationFlow } from '../../machines/flows/flows.ts';

export const FLOW_WORDS: Readonly<Record<RegistrationFlow, string>> = {
  default: 'default flow',
  leanStep2: 'lean flow',
  socialRegistration: 'social flow',
  waitingListApproved: 'flow of the waiting list',
};

/** Membership interest: who knows no member asks the house itself. */
import { visitSetup } from '../visit.setup.ts';
import { application } from './application.states.ts';

const membershipInterest = visitSetup.createStateConfig({
  id: 'membershipInterest' as const,
  description: 'What membership is, and how one may be considered for it.',
  route: {},
  meta: { path: '/membership-interest', screen: 'MembershipInterest', layout: 'default', indexed: true },
});

const membershipApply = visitSetup.createStateConfig({
  id: 'membershipApply' as const,
  description: 'An address is left.',
  route: {},
  meta: { path: '/membership-interest/apply', screen: 'MembershipApply', layout: 'default' },
  entry: 'clearProblem',
  ...application('discardAddressDraft'),
});

const membershipConfirmation = visitSetup.createStateConfig({
  id: 'membershipConfirmation' as const,
  description: 'The address was submitted; opened cold, it leads to the intro (D12).',
  route: { guard: 'applied' },
  meta: { path: '/membership-interest/confirmation', screen: 'MembershipConfirmation', layout: 'default' },
});

export const membership = visitSetup.createStateConfig({
  initial: 'membershipInterest',
  states: { membershipInterest, membershipApply, membershipConfirmation },
});

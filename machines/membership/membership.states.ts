/** Membership interest: who knows no member asks the house itself. */
import { journey } from '../journey.setup.ts';
import { application } from './application.states.ts';

const membershipInterest = journey.createStateConfig({
  id: 'membershipInterest' as const,
  description: 'What membership is, and how one may be considered for it.',
  route: {},
  meta: { path: '/membership-interest', screen: 'MembershipInterest', layout: 'default', indexed: true },
});

const membershipApply = journey.createStateConfig({
  id: 'membershipApply' as const,
  description: 'An address is left.',
  route: {},
  meta: { path: '/membership-interest/apply', screen: 'MembershipApply', layout: 'default' },
  entry: 'clearProblem',
  ...application('discardAddressDraft'),
});

const membershipConfirmation = journey.createStateConfig({
  id: 'membershipConfirmation' as const,
  description: 'The address was submitted; opened cold, it leads to the intro (D12).',
  route: { guard: 'applied' },
  meta: { path: '/membership-interest/confirmation', screen: 'MembershipConfirmation', layout: 'default' },
});

export const membership = journey.createStateConfig({
  initial: 'membershipInterest',
  states: { membershipInterest, membershipApply, membershipConfirmation },
});

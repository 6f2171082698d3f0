/** Membership interest: visitors who know no member apply directly. */
import { membershipInterestPage } from './membership-interest.page.ts';
import { membershipApplyPage } from './membership-apply.page.ts';
import { membershipConfirmationPage } from './membership-confirmation.page.ts';
import { visitSetup } from '../rules/visit.setup.ts';
import { application } from './application.states.ts';

const membershipInterest = visitSetup.createStateConfig({
  id: membershipInterestPage.id,
  description: 'Describes membership and how to apply.',
  route: {},
  meta: membershipInterestPage,
});

const membershipApply = visitSetup.createStateConfig({
  id: membershipApplyPage.id,
  description: 'The visitor leaves an address.',
  route: {},
  meta: membershipApplyPage,
  entry: 'clearProblems',
  ...application('application'),
});

const membershipConfirmation = visitSetup.createStateConfig({
  id: membershipConfirmationPage.id,
  description: 'The address was submitted. Without a submission, its address leads to the intro (D12).',
  route: { guard: 'applied' },
  meta: membershipConfirmationPage,
});

export const membership = visitSetup.createStateConfig({
  initial: 'membershipInterest',
  states: { membershipInterest, membershipApply, membershipConfirmation },
});

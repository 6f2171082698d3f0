import type { PageDefinition } from '../page/page.types.ts';
import { cancel, tryAgain } from '../page/waiting.offers.ts';

export const membershipApplyPage = {
  id: 'membershipApply',
  path: '/membership-interest/apply',
  screen: 'MembershipApply',
  layout: 'default',
  accent: 'brass',
  curtain: 'closed',
  messages: ['membershipApply', 'fields', 'wrong'],
  next: ['membershipConfirmation'],
  offers: {
    email: { field: 'email', role: 'textbox', message: 'fields.email', form: 'address' },
    submit: { event: 'email.submitted', role: 'button', message: 'action.submit', form: 'address', during: 'busy' },
    submitAgain: { ...tryAgain('application'), event: 'email.submitted', form: 'address' },
    cancel,
  },
} as const satisfies PageDefinition;

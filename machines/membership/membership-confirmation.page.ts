import type { PageDefinition } from '../page/page.types.ts';

export const membershipConfirmationPage = {
  id: 'membershipConfirmation',
  path: '/membership-interest/confirmation',
  screen: 'MembershipConfirmation',
  layout: 'default',
  accent: 'brass',
  curtain: 'thread',
  messages: ['membershipConfirmation'],
  offers: { toStart: { page: 'landing', role: 'link', message: 'action.startPage' } },
} as const satisfies PageDefinition;

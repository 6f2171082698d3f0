import type { PageDefinition } from '../page/page.types.ts';

export const membershipInterestPage = {
  id: 'membershipInterest',
  path: '/membership-interest',
  screen: 'MembershipInterest',
  layout: 'default',
  accent: 'brass',
  curtain: 'closed',
  indexed: true,
  messages: ['membershipInterest'],
  next: ['membershipApply'],
  offers: {
    enterCode: { page: 'codeEntry', role: 'link', message: 'action.enterCode', when: ['expected'] },
    apply: { page: 'membershipApply', role: 'link', message: 'action.applyNow', unless: ['expected'] },
    login: { url: 'loginUrl', role: 'link', message: 'action.login' },
  },
} as const satisfies PageDefinition;

import type { PageDefinition } from '../page.types.ts';

export const denyPage = {
  id: 'deny',
  path: '/registration/deny',
  screen: 'Deny',
  layout: 'default',
  accent: 'oxblood',
  messages: ['deny'],
  offers: {
    enterCode: { page: 'codeEntry', role: 'link', message: 'action.enterCode' },
    askMembership: { page: 'membershipInterest', role: 'link', message: 'deny.interest' },
    login: { url: 'loginUrl', role: 'link', message: 'action.login' },
  },
} as const satisfies PageDefinition;

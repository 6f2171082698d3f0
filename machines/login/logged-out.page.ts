import type { PageDefinition } from '../page/page.types.ts';

const left = { unless: ['busy'] } as const;

export const loggedOutPage = {
  id: 'loggedOut',
  path: null,
  screen: 'LoggedOut',
  layout: 'centered',
  accent: null,
  messages: ['loggedOut'],
  offers: {
    toStart: { ...left, page: 'landing', role: 'link', message: 'action.startPage' },
    login: { ...left, url: 'loginUrl', role: 'link', message: 'action.login' },
  },
} as const satisfies PageDefinition;

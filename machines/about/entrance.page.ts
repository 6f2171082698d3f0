import type { PageDefinition } from '../page/page.types.ts';

export const entrancePage = {
  id: 'entrance',
  path: '/entrance',
  screen: 'Entrance',
  layout: 'default',
  accent: 'midnight',
  curtain: 'closed',
  indexed: true,
  messages: ['entrance'],
  next: ['codeEntry'],
  offers: {
    enterCode: { page: 'codeEntry', role: 'link', message: 'entrance.code' },
    login: { url: 'loginUrl', role: 'link', message: 'action.login' },
    aboutUs: { page: 'aboutUs', role: 'link', message: 'entrance.aboutUs' },
  },
} as const satisfies PageDefinition;

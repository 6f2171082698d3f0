import type { PageDefinition } from '../page.types.ts';
import { codeFormOffers } from './code-form.offers.ts';

export const codeEntryPage = {
  id: 'codeEntry',
  path: '/registration/code',
  screen: 'CodeEntry',
  layout: 'default',
  accent: 'bottle',
  indexed: true,
  messages: ['codeEntry', 'registration', 'signUp', 'fields', 'code'],
  next: ['registrationForm'],
  offers: { ...codeFormOffers, login: { url: 'loginUrl', role: 'link', message: 'signUp.member', tag: 'login' } },
} as const satisfies PageDefinition;

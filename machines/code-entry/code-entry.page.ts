import type { PageDefinition } from '../page/page.types.ts';
import { codeFormOffers } from '../forms/code-form.offers.ts';
import { codePageOffers } from './code-page.offers.ts';

export const codeEntryPage = {
  id: 'codeEntry',
  path: '/registration/code',
  screen: 'CodeEntry',
  layout: 'default',
  accent: null,
  curtain: 'closed',
  indexed: true,
  messages: ['codeEntry', 'registration', 'signUp', 'fields', 'code'],
  next: ['registrationForm'],
  offers: { ...codeFormOffers, ...codePageOffers },
} as const satisfies PageDefinition;

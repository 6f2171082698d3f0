import type { PageDefinition } from '../page/page.types.ts';

/** The accessibility statement (Directive (EU) 2019/882, Annex V). */
export const accessibilityPage = {
  id: 'accessibility',
  path: '/accessibility',
  screen: 'Accessibility',
  layout: 'centered',
  accent: 'midnight',
  indexed: true,
  messages: ['accessibility'],
  offers: {
    toStart: { page: 'landing', role: 'link', message: 'action.startPage' },
    customerService: { url: 'customerServiceUrl', role: 'link', message: 'accessibility.orService', tag: 'service' },
  },
} as const satisfies PageDefinition;

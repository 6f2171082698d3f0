import type { PageDefinition } from '../page/page.types.ts';
import { cancel, tryAgain } from '../page/waiting.offers.ts';

const asking = { unless: ['unsubscribed', 'linkBroken'] } as const;

export const unsubscribePage = {
  id: 'unsubscribe',
  path: '/newsletter/unsubscribe',
  screen: 'Unsubscribe',
  layout: 'default',
  accent: null,
  curtain: 'hand',
  messages: ['unsubscribe'],
  offers: {
    unsubscribe: {
      ...asking,
      event: 'unsubscribe.pressed',
      role: 'button',
      message: 'unsubscribe.action',
      during: 'busy',
    },
    unsubscribeAgain: { ...tryAgain('unsubscribe'), event: 'unsubscribe.pressed' },
    cancel,
    toStart: { page: 'landing', role: 'link', message: 'action.startPage', when: ['unsubscribed'] },
    dataProtection: {
      url: 'dataProtectionUrl',
      role: 'link',
      message: 'unsubscribe.dataProtection',
      when: ['linkBroken'],
    },
    customerService: {
      url: 'customerServiceUrl',
      role: 'link',
      message: 'action.customerService',
      when: ['linkBroken'],
    },
  },
} as const satisfies PageDefinition;

import { resendOffers } from '../mail/resend.offers.ts';
import type { PageDefinition } from '../page.types.ts';

const expired = ['expiredLink'] as const;

export const activationErrorPage = {
  id: 'activationError',
  path: '/registration/activateaccountError',
  screen: 'ActivationError',
  layout: 'noFooter',
  accent: 'oxblood',
  messages: ['activationError', 'resend'],
  offers: {
    sendAgain: { ...resendOffers.sendAgain, when: expired },
    sendNow: { ...resendOffers.sendNow, unless: ['failed', 'invalidLink'] },
    cancel: resendOffers.cancel,
    activateAgain: {
      event: 'activation.pressed',
      role: 'button',
      message: 'action.tryAgain',
      instead: { sendNow: 'action.sendNow' },
      when: ['failed'],
    },
    customerService: { url: 'customerServiceUrl', role: 'link', message: 'action.customerService' },
  },
} as const satisfies PageDefinition;

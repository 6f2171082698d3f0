import { resendOffers } from '../mail/resend.offers.ts';
import type { PageDefinition } from '../page/page.types.ts';

/** Errors that a new mail cannot fix. */
const WITHOUT_MAIL = ['failed', 'unanswered', 'invalidLink', 'incompleteLink'] as const;
/** Errors of the link itself: a retry cannot fix them. */
const LINK_OVER = ['invalidLink', 'incompleteLink', 'replacedLink', 'expiredLink'] as const;

export const activationErrorPage = {
  id: 'activationError',
  path: '/registration/activateaccountError',
  screen: 'ActivationError',
  layout: 'noFooter',
  accent: null,
  curtain: 'dark',
  messages: ['activationError', 'resend'],
  offers: {
    sendAgain: { ...resendOffers.sendAgain, unless: WITHOUT_MAIL },
    sendNow: { ...resendOffers.sendNow, unless: WITHOUT_MAIL },
    cancel: resendOffers.cancel,
    activateAgain: {
      event: 'activation.pressed',
      role: 'button',
      message: 'action.tryAgain',
      instead: { 'sendNow.activate': 'action.sendNow' },
      unless: LINK_OVER,
    },
    customerService: { url: 'customerServiceUrl', role: 'link', message: 'action.customerService' },
  },
} as const satisfies PageDefinition;

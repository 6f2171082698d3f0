import type { PageDefinition } from '../page/page.types.ts';
import { cancel } from '../page/waiting.offers.ts';

export const activateAccountPage = {
  id: 'activateAccount',
  path: '/registration/activateaccount',
  screen: 'ActivateAccount',
  layout: 'noFooter',
  accent: null,
  curtain: 'hands',
  messages: ['activateAccount'],
  next: ['activated', 'activationError'],
  offers: {
    activate: { event: 'activation.pressed', role: 'button', message: 'action.activate', during: 'busy' },
    termsDocument: { url: 'termsUrl', role: 'link', message: 'activateAccount.agreed', tag: 'terms' },
    privacyDocument: { url: 'privacyUrl', role: 'link', message: 'activateAccount.agreed', tag: 'privacy' },
    cancel,
  },
} as const satisfies PageDefinition;

import { differentAddress, resendOffers } from '../mail/resend.offers.ts';
import type { PageDefinition } from '../page/page.types.ts';

export const emailPendingPage = {
  id: 'emailPending',
  path: '/registration/registrationformemailpendingcomplete',
  screen: 'EmailPending',
  layout: 'default',
  accent: null,
  curtain: 'hand',
  next: ['registrationForm'],
  messages: ['emailPending', 'resend'],
  offers: {
    ...resendOffers,
    changeAddress: differentAddress,
    back: { event: 'form.returned', role: 'button', message: 'action.back', unusable: ['busy'] },
  },
} as const satisfies PageDefinition;

import { notYou } from './held-place.offers.ts';
import type { PageDefinition } from '../page/page.types.ts';

export const emailActivePage = {
  id: 'emailActive',
  path: '/registration/registrationformemailactivecomplete',
  screen: 'EmailActive',
  layout: 'default',
  accent: null,
  curtain: 'finger',
  messages: ['emailActive', 'heldPlace'],
  offers: {
    toLogin: { event: 'login.chosen', role: 'button', message: 'action.loginNow' },
    stay: { event: 'login.stayed', role: 'button', message: 'action.stay', when: ['countingDown'] },
    /** Hidden for a visitor with a held place, who did not come from a form. */
    back: { event: 'form.returned', role: 'button', message: 'action.back', unless: ['anewOffered'] },
    notYou,
    resetPassword: { url: 'passwordResetUrl', role: 'link', message: 'emailActive.password', tag: 'reset' },
  },
} as const satisfies PageDefinition;

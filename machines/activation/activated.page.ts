import type { PageDefinition } from '../page.types.ts';

export const activatedPage = {
  id: 'activated',
  path: '/registration/activateaccount',
  screen: 'Activated',
  layout: 'noFooter',
  accent: null,
  curtain: 'open',
  messages: ['activated', 'voucher'],
  offers: {
    /** Only who has just proved the address is shown in; the others log in (D25, D26). */
    toShop: { event: 'shop.chosen', role: 'button', message: 'action.continue', unless: ['activeBefore'] },
    stay: { event: 'shop.stayed', role: 'button', message: 'action.stay', when: ['countingDown'] },
    /** Where the password was to be set after the activation (D52); where it is set at the login, the view does without. */
    setPassword: {
      url: 'passwordResetUrl',
      role: 'link',
      message: 'activated.passwordBefore',
      tag: 'reset',
      when: ['activeBefore'],
    },
    toLogin: { event: 'login.chosen', role: 'button', message: 'action.login', when: ['activeBefore'] },
  },
} as const satisfies PageDefinition;

import type { PageDefinition } from '../page/page.types.ts';

export const activatedPage = {
  id: 'activated',
  path: '/registration/activateaccount',
  screen: 'Activated',
  layout: 'noFooter',
  accent: null,
  curtain: 'open',
  messages: ['activated', 'voucher'],
  offers: {
    /** Only a visitor who has just proved the address continues to the shop; others log in (D25, D26). */
    toShop: { event: 'shop.chosen', role: 'button', message: 'action.continue', unless: ['activeBefore'] },
    stay: { event: 'shop.stayed', role: 'button', message: 'action.stay', when: ['countingDown'] },
    /**
     * Offered if the password should have been set after the activation (D52); the view omits it if it is set at the
     * login.
     */
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

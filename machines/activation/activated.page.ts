import type { PageDefinition } from '../page.types.ts';

export const activatedPage = {
  id: 'activated',
  path: '/registration/activateaccount',
  screen: 'Activated',
  layout: 'noFooter',
  accent: 'oxblood',
  messages: ['activated'],
  offers: {
    /** Only who has just proved the address is shown in; the others log in (D25, D26). */
    toShop: { event: 'shop.chosen', role: 'button', message: 'action.continue', unless: ['activeBefore'] },
    toLogin: { event: 'login.chosen', role: 'button', message: 'action.login', when: ['activeBefore'] },
  },
} as const satisfies PageDefinition;

import { activatedPage } from '../activation/activated.page.ts';
import type { PageDefinition } from '../page.types.ts';

/** As after an activation, under the address of the step that ended with it. */
export const autoActivatedPage = {
  ...activatedPage,
  id: 'autoActivated',
  path: '/registration/social-registration-second-step',
  offers: { toShop: activatedPage.offers.toShop },
} as const satisfies PageDefinition;

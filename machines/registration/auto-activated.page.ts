import { activatedPage } from '../activation/activated.page.ts';
import type { PageDefinition } from '../page/page.types.ts';

/** Same as after an activation, under the address of the preceding step. */
export const autoActivatedPage = {
  ...activatedPage,
  id: 'autoActivated',
  path: '/registration/social-registration-second-step',
  offers: { toShop: activatedPage.offers.toShop },
} as const satisfies PageDefinition;

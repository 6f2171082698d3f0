import type { PageDefinition } from '../page/page.types.ts';
import { waysIn } from './about.offers.ts';

export const storesPage = {
  id: 'stores',
  path: '/stores',
  screen: 'Stores',
  layout: 'centered',
  foot: 'full',
  accent: 'bottle',
  indexed: true,
  messages: ['stores', 'about'],
  offers: {
    haveInvitation: waysIn.haveInvitation,
    toClub: { page: 'aboutClub', role: 'link', message: 'stores.toClub' },
  },
} as const satisfies PageDefinition;

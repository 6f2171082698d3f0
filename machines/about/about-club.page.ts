import type { PageDefinition } from '../page/page.types.ts';
import { aboutNavigation } from './about.offers.ts';

export const aboutClubPage = {
  id: 'aboutClub',
  path: '/about-us/3',
  screen: 'AboutClub',
  layout: 'default',
  foot: 'full',
  accent: 'brass',
  indexed: true,
  messages: ['aboutClub', 'about'],
  offers: {
    ...aboutNavigation,
    toStores: { page: 'stores', role: 'link', message: 'aboutClub.toStores' },
  },
} as const satisfies PageDefinition;

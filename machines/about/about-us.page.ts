import type { PageDefinition } from '../page/page.types.ts';
import { aboutNavigation, waysIn } from './about.offers.ts';

export const aboutUsPage = {
  id: 'aboutUs',
  path: '/about-us',
  screen: 'AboutUs',
  layout: 'default',
  foot: 'full',
  accent: 'brass',
  indexed: true,
  messages: ['aboutUs', 'about'],
  next: ['aboutBenefits', 'aboutInvitation', 'aboutClub'],
  offers: {
    ...aboutNavigation,
    ...waysIn,
    toBenefits: { page: 'aboutBenefits', role: 'link', message: 'aboutUs.toBenefits' },
    toInvitation: { page: 'aboutInvitation', role: 'link', message: 'aboutUs.toInvitation' },
    toClub: { page: 'aboutClub', role: 'link', message: 'aboutUs.toClub' },
  },
} as const satisfies PageDefinition;

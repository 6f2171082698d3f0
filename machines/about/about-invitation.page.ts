import type { PageDefinition } from '../page.types.ts';
import { aboutNavigation, waysIn } from './about.offers.ts';

export const aboutInvitationPage = {
  id: 'aboutInvitation',
  path: '/about-us/2',
  screen: 'AboutInvitation',
  layout: 'centered',
  accent: 'brass',
  indexed: true,
  messages: ['aboutInvitation', 'about'],
  offers: { ...aboutNavigation, ...waysIn },
} as const satisfies PageDefinition;

import { ASK } from '../landing-pages/places.ts';
import type { PageDefinition } from '../page/page.types.ts';
import { aboutNavigation, waysIn } from './about.offers.ts';

export const aboutInvitationPage = {
  id: 'aboutInvitation',
  path: '/about-us/2',
  screen: 'AboutInvitation',
  layout: 'default',
  foot: 'full',
  accent: 'brass',
  indexed: true,
  messages: ['aboutInvitation', 'about'],
  offers: {
    ...aboutNavigation,
    ...waysIn,
    byCode: { page: 'codeEntry', role: 'link', message: 'aboutInvitation.codeHeading' },
    byList: { page: 'landing', at: ASK, role: 'link', message: 'aboutInvitation.listHeading' },
    byInterest: { page: 'membershipInterest', role: 'link', message: 'aboutInvitation.interestHeading' },
  },
} as const satisfies PageDefinition;

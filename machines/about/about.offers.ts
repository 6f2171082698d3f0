/** Links shared by the pages about the company. */
import type { Offers } from '../page/offer.types.ts';

/** Navigation between these pages. */
export const aboutNavigation = {
  company: { page: 'aboutUs', role: 'link', message: 'about.house' },
  membership: { page: 'aboutBenefits', role: 'link', message: 'about.membership' },
  invitation: { page: 'aboutInvitation', role: 'link', message: 'about.invitation' },
  club: { page: 'aboutClub', role: 'link', message: 'about.club' },
} as const satisfies Offers;

/** Ways to register, with and without an invitation. */
export const waysIn = {
  haveInvitation: { page: 'codeEntry', role: 'link', message: 'about.haveInvitation' },
  apply: { page: 'membershipInterest', role: 'link', message: 'about.apply' },
} as const satisfies Offers;

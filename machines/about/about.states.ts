/** What anyone may read of the house: who it is, what it offers, how one gets in, and where its doors are. */
import { visitSetup } from '../visit.setup.ts';

const aboutUs = visitSetup.createStateConfig({
  id: 'aboutUs' as const,
  description: 'What the house is.',
  route: {},
  meta: { path: '/about-us', screen: 'AboutUs', layout: 'centered', indexed: true },
});
const aboutBenefits = visitSetup.createStateConfig({
  id: 'aboutBenefits' as const,
  description: 'What membership brings.',
  route: {},
  meta: { path: '/about-us/1', screen: 'AboutBenefits', layout: 'centered', indexed: true },
});
const aboutInvitation = visitSetup.createStateConfig({
  id: 'aboutInvitation' as const,
  description: 'How one is let in.',
  route: {},
  meta: { path: '/about-us/2', screen: 'AboutInvitation', layout: 'centered', indexed: true },
});
const aboutClub = visitSetup.createStateConfig({
  id: 'aboutClub' as const,
  description: 'The club within the house: its three levels, points and card.',
  route: {},
  meta: { path: '/about-us/3', screen: 'AboutClub', layout: 'centered', indexed: true },
});
const stores = visitSetup.createStateConfig({
  id: 'stores' as const,
  description: 'Three doors in three towns, for members with a card.',
  route: {},
  meta: { path: '/stores', screen: 'Stores', layout: 'centered', indexed: true },
});

export const about = visitSetup.createStateConfig({
  initial: 'aboutUs',
  states: { aboutUs, aboutBenefits, aboutInvitation, aboutClub, stores },
});

/** Public pages about the company: profile, benefits, invitations, stores and accessibility. */
import { aboutUsPage } from './about-us.page.ts';
import { aboutBenefitsPage } from './about-benefits.page.ts';
import { aboutInvitationPage } from './about-invitation.page.ts';
import { aboutClubPage } from './about-club.page.ts';
import { accessibilityPage } from './accessibility.page.ts';
import { storesPage } from './stores.page.ts';
import { visitSetup } from '../rules/visit.setup.ts';

const aboutUs = visitSetup.createStateConfig({
  id: aboutUsPage.id,
  description: 'Presents the company.',
  route: {},
  meta: aboutUsPage,
});
const aboutBenefits = visitSetup.createStateConfig({
  id: aboutBenefitsPage.id,
  description: 'Presents the benefits of membership.',
  route: {},
  meta: aboutBenefitsPage,
});
const aboutInvitation = visitSetup.createStateConfig({
  id: aboutInvitationPage.id,
  description: 'Explains how to get an invitation.',
  route: {},
  meta: aboutInvitationPage,
});
const aboutClub = visitSetup.createStateConfig({
  id: aboutClubPage.id,
  description: 'Presents the club: its three levels, points and card.',
  route: {},
  meta: aboutClubPage,
});
const stores = visitSetup.createStateConfig({
  id: storesPage.id,
  description: 'Presents the three stores.',
  route: {},
  meta: storesPage,
});
const accessibility = visitSetup.createStateConfig({
  id: accessibilityPage.id,
  description: 'What is accessible, how that was tested, and whom to tell what is not.',
  route: {},
  meta: accessibilityPage,
});

export const about = visitSetup.createStateConfig({
  initial: 'aboutUs',
  states: { aboutUs, aboutBenefits, aboutInvitation, aboutClub, stores, accessibility },
});

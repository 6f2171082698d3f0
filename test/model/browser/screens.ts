/** Every screen that a visitor can tell from the others: where it is, what it is called, what its heading says. */
import type { MessageKey } from '../../../locales/messages.ts';
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';

export interface Screen {
  path: string;
  title: MessageKey;
  heading: readonly [MessageKey, MessageKey];
}
const activation = '/registration/activateaccount';

export const screens = {
  start: { path: '/', title: 'landing.page', heading: ['landing.standardHeading', 'landing.standardSecond'] },
  welcome: { path: '/', title: 'landing.page', heading: ['landing.invitedHeading', 'landing.invitedSecond'] },
  welcomeNameless: {
    path: '/',
    title: 'landing.page',
    heading: ['landing.invitedHeading', 'landing.invitedSecondNameless'],
  },
  code: { path: '/registration/code', title: 'codeEntry.page', heading: ['codeEntry.heading', 'codeEntry.second'] },
  form: {
    path: '/registration/formstarted',
    title: 'registration.page',
    heading: ['registration.heading', 'registration.second'],
  },
  leanForm: {
    path: '/registration/formstarted',
    title: 'registration.page',
    heading: ['registration.heading', 'registration.leanSecond'],
  },
  socialForm: {
    path: '/registration/formstarted',
    title: 'registration.page',
    heading: ['registration.signedUpHeading', 'registration.signedUpSecond'],
  },
  approvedForm: {
    path: '/registration/formstarted',
    title: 'registration.page',
    heading: ['registration.approvedHeading', 'registration.approvedSecond'],
  },
  leanSecondStep: {
    path: '/registration/formstarted',
    title: 'leanSecondStep.page',
    heading: ['leanSecondStep.heading', 'leanSecondStep.second'],
  },
  socialSecondStep: {
    path: '/registration/social-registration-second-step',
    title: 'socialSecondStep.page',
    heading: ['socialSecondStep.heading', 'socialSecondStep.second'],
  },
  inbox: {
    path: '/registration/formfinished',
    title: 'formFinished.page',
    heading: ['formFinished.heading', 'formFinished.second'],
  },
  otherAddress: {
    path: '/registration/formfinished',
    title: 'formFinished.page',
    heading: ['formFinished.otherHeading', 'formFinished.otherSecond'],
  },
  member: {
    path: '/registration/registrationformemailactivecomplete',
    title: 'emailActive.page',
    heading: ['emailActive.heading', 'emailActive.second'],
  },
  pending: {
    path: '/registration/registrationformemailpendingcomplete',
    title: 'emailPending.page',
    heading: ['emailPending.heading', 'emailPending.second'],
  },
  activate: {
    path: activation,
    title: 'activateAccount.page',
    heading: ['activateAccount.heading', 'activateAccount.second'],
  },
  activated: { path: activation, title: 'activated.page', heading: ['activated.heading', 'activated.second'] },
  activeBefore: {
    path: activation,
    title: 'activated.page',
    heading: ['activated.beforeHeading', 'activated.beforeSecond'],
  },
  activeElsewhere: {
    path: activation,
    title: 'activated.page',
    heading: ['activated.elsewhereHeading', 'activated.elsewhereSecond'],
  },
  activationFailed: {
    path: `${activation}Error`,
    title: 'activationError.page',
    heading: ['activationError.failedHeading', 'activationError.failedSecond'],
  },
  invalidLink: {
    path: `${activation}Error`,
    title: 'activationError.page',
    heading: ['activationError.invalidLinkHeading', 'activationError.invalidLinkSecond'],
  },
  expiredLink: {
    path: `${activation}Error`,
    title: 'activationError.page',
    heading: ['activationError.expiredLinkHeading', 'activationError.expiredLinkSecond'],
  },
  denyInvalid: { path: '/registration/deny', title: 'deny.page', heading: ['deny.heading', 'deny.invalidSecond'] },
  denyExpired: { path: '/registration/deny', title: 'deny.page', heading: ['deny.heading', 'deny.expiredSecond'] },
  denyNoPlaces: {
    path: '/registration/deny',
    title: 'deny.page',
    heading: ['deny.heading', 'deny.noInvitationsLeftSecond'],
  },
  women: { path: '/women', title: 'landing.page', heading: ['landing.womenHeading', 'landing.womenSecond'] },
  full: { path: '/full', title: 'landing.page', heading: ['landing.fullHeading', 'landing.fullSecond'] },
  lobby: { path: '/lobby', title: 'lobby.page', heading: ['lobby.heading', 'lobby.second'] },
  lobbyJoined: { path: '/lobby', title: 'lobby.page', heading: ['lobby.joinedHeading', 'lobby.joinedSecond'] },
  lobbyListed: { path: '/lobby', title: 'lobby.page', heading: ['lobby.listedHeading', 'lobby.listedSecond'] },
  interest: {
    path: '/membership-interest',
    title: 'membershipInterest.page',
    heading: ['membershipInterest.heading', 'membershipInterest.second'],
  },
  apply: {
    path: '/membership-interest/apply',
    title: 'membershipApply.page',
    heading: ['membershipApply.heading', 'membershipApply.second'],
  },
  applied: {
    path: '/membership-interest/confirmation',
    title: 'membershipConfirmation.page',
    heading: ['membershipConfirmation.heading', 'membershipConfirmation.second'],
  },
  giftVoucher: {
    path: '/registration/gift-voucher',
    title: 'giftVoucher.page',
    heading: ['giftVoucher.heading', 'giftVoucher.second'],
  },
  unsubscribe: {
    path: '/newsletter/unsubscribe',
    title: 'unsubscribe.page',
    heading: ['unsubscribe.heading', 'unsubscribe.second'],
  },
  unsubscribed: {
    path: '/newsletter/unsubscribe',
    title: 'unsubscribe.page',
    heading: ['unsubscribe.doneHeading', 'unsubscribe.doneSecond'],
  },
  unsubscribeBroken: {
    path: '/newsletter/unsubscribe',
    title: 'unsubscribe.page',
    heading: ['unsubscribe.brokenHeading', 'unsubscribe.brokenSecond'],
  },
  leaving: { path: '/', title: 'loggedOut.page', heading: ['loggedOut.leavingHeading', 'loggedOut.leavingSecond'] },
  loggedOut: { path: '/', title: 'loggedOut.page', heading: ['loggedOut.heading', 'loggedOut.second'] },
  entrance: { path: '/entrance', title: 'entrance.page', heading: ['entrance.heading', 'entrance.second'] },
  aboutUs: { path: '/about-us', title: 'aboutUs.page', heading: ['aboutUs.heading', 'aboutUs.second'] },
  aboutBenefits: {
    path: '/about-us/1',
    title: 'aboutBenefits.page',
    heading: ['aboutBenefits.heading', 'aboutBenefits.second'],
  },
  aboutInvitation: {
    path: '/about-us/2',
    title: 'aboutInvitation.page',
    heading: ['aboutInvitation.heading', 'aboutInvitation.second'],
  },
  aboutClub: { path: '/about-us/3', title: 'aboutClub.page', heading: ['aboutClub.heading', 'aboutClub.second'] },
  stores: { path: '/stores', title: 'stores.page', heading: ['stores.heading', 'stores.second'] },
  adminGate: {
    path: '/admin/registrationlinkgenerator',
    title: 'adminGate.page',
    heading: ['adminGate.heading', 'adminGate.second'],
  },
  linkGenerator: {
    path: '/admin/registrationlinkgenerator',
    title: 'linkGenerator.page',
    heading: ['linkGenerator.heading', 'linkGenerator.second'],
  },
  splitGenerator: {
    path: '/admin/splitgenerator',
    title: 'splitGenerator.page',
    heading: ['splitGenerator.heading', 'splitGenerator.second'],
  },
  staleDeployment: {
    path: '/',
    title: 'staleDeployment.page',
    heading: ['staleDeployment.heading', 'staleDeployment.second'],
  },
  renewalUnreachable: {
    path: '/',
    title: 'staleDeployment.page',
    heading: ['staleDeployment.unreachableHeading', 'staleDeployment.unreachableSecond'],
  },
  error: { path: '/error', title: 'error.page', heading: ['error.heading', 'error.second'] },
  notFound: { path: '/error/404', title: 'notFound.page', heading: ['notFound.heading', 'notFound.second'] },
} as const satisfies Record<string, Screen>;
export type ScreenName = keyof typeof screens;

/** The form of each flow. */
export const FORM_SCREENS: Readonly<Record<RegistrationFlow, ScreenName>> = {
  default: 'form',
  leanStep2: 'leanForm',
  socialRegistration: 'socialForm',
  waitingListApproved: 'approvedForm',
};

/** The screens of each page: the first one, and the others of pages with several. */
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import type { PageId } from '../../machines/domain/page-ids.ts';
import type { ScreenName } from '../model/browser/distinct-screens.ts';

const FORMS: Readonly<Record<RegistrationFlow, ScreenName>> = {
  default: 'form',
  leanStep2: 'leanForm',
  socialRegistration: 'socialForm',
  waitingListApproved: 'approvedForm',
};
/** Landing pages with a separate heading, by slug (D29). */
const LANDINGS: Readonly<Record<string, ScreenName>> = { women: 'women', full: 'full' };
const SCREENS: Readonly<Record<Exclude<PageId, 'landing' | 'registrationForm'>, ScreenName>> = {
  entrance: 'entrance',
  aboutUs: 'aboutUs',
  aboutBenefits: 'aboutBenefits',
  aboutInvitation: 'aboutInvitation',
  aboutClub: 'aboutClub',
  stores: 'stores',
  accessibility: 'accessibility',
  codeEntry: 'code',
  leanSecondStep: 'leanSecondStep',
  socialSecondStep: 'socialSecondStep',
  autoActivated: 'activated',
  formFinished: 'inbox',
  emailActive: 'member',
  emailPending: 'pending',
  activateAccount: 'activate',
  activated: 'activated',
  activationError: 'activationFailed',
  lobby: 'lobby',
  membershipInterest: 'interest',
  membershipApply: 'apply',
  membershipConfirmation: 'applied',
  giftVoucher: 'giftVoucher',
  unsubscribe: 'unsubscribe',
  linkGeneratorGate: 'adminGate',
  linkGenerator: 'linkGenerator',
  splitGeneratorGate: 'adminGate',
  splitGenerator: 'splitGenerator',
  deny: 'denyInvalid',
  loggedOut: 'loggedOut',
  notFound: 'notFound',
  unknownAddress: 'notFound',
  staleDeployment: 'staleDeployment',
  error: 'error',
};
/** Further screens of a page. */
const OTHERS: Readonly<Partial<Record<PageId, readonly ScreenName[]>>> = {
  landing: ['invitationPending', 'welcome', 'welcomeNameless'],
  formFinished: ['otherAddress'],
  activated: ['activeBefore', 'activeElsewhere'],
  activationError: ['activationUnanswered', 'invalidLink', 'expiredLink', 'replacedLink', 'incompleteLink'],
  deny: ['denyInvited', 'denyIncomplete', 'denyExpired', 'denyNoPlaces'],
  membershipInterest: ['interestInvited'],
  lobby: ['lobbyJoined', 'lobbyListed', 'lobbyClosed', 'lobbyRenewed'],
  unsubscribe: ['unsubscribed', 'unsubscribeBroken'],
  loggedOut: ['leaving'],
  staleDeployment: ['renewalUnreachable'],
};

export function firstScreenOf(page: PageId, flow: RegistrationFlow, slug: string | null): ScreenName {
  if (page === 'landing') return LANDINGS[slug ?? ''] ?? 'start';
  return page === 'registrationForm' ? FORMS[flow] : SCREENS[page];
}

/** True if a page may show a screen. */
export const mayShow = (page: PageId, flow: RegistrationFlow, slug: string | null, screen: ScreenName): boolean =>
  screen === firstScreenOf(page, flow, slug) || (OTHERS[page]?.includes(screen) ?? false);

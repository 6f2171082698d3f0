/** What a page loads of a language: the common messages, and what its screen says. */
import type { ScreenId } from '../machines/visit.types.ts';
import type en from './en.json';

export type MessageGroup = keyof typeof en;

/** These come with the shell, for when nothing else can be had: what they say is common. */
export type ScreenOfShell = 'ErrorPage' | 'StaleDeployment';
export type ScreenWithPart = Exclude<ScreenId, ScreenOfShell>;
/** A screen, or what lies over one and has words of its own. */
export type ViewId = ScreenId | 'OpenInBrowser';

/** The groups that a screen and its parts name. A group that stands here for no screen is common. */
export const SCREEN_GROUPS: Readonly<Record<Exclude<ViewId, ScreenOfShell>, readonly MessageGroup[]>> = {
  Landing: ['landing', 'seasons', 'teaser', 'signUp', 'fields', 'wrong', 'countries', 'code', 'carousel'],
  Entrance: ['entrance'],
  AboutUs: ['aboutUs', 'about'],
  AboutBenefits: ['aboutBenefits', 'about', 'carousel'],
  AboutInvitation: ['aboutInvitation', 'about'],
  AboutClub: ['aboutClub', 'about'],
  Stores: ['stores', 'about'],
  AdminGate: ['adminGate'],
  LinkGenerator: ['linkGenerator', 'fields', 'code', 'copying'],
  SplitGenerator: ['splitGenerator', 'copying'],
  CodeEntry: ['codeEntry', 'signUp', 'fields', 'code'],
  RegistrationForm: ['registration', 'signUp', 'fields', 'wrong', 'countries'],
  LeanSecondStep: ['leanSecondStep', 'signUp', 'fields', 'wrong', 'countries'],
  SocialSecondStep: ['socialSecondStep'],
  FormFinished: ['formFinished', 'resend', 'fields', 'wrong'],
  EmailActive: ['emailActive'],
  EmailPending: ['emailPending', 'resend'],
  ActivateAccount: ['activateAccount'],
  Activated: ['activated'],
  ActivationError: ['activationError', 'resend'],
  Lobby: ['lobby'],
  MembershipInterest: ['membershipInterest'],
  MembershipApply: ['membershipApply', 'fields', 'wrong'],
  MembershipConfirmation: ['membershipConfirmation'],
  GiftVoucher: ['giftVoucher'],
  Unsubscribe: ['unsubscribe'],
  Deny: ['deny'],
  LoggedOut: ['loggedOut'],
  NotFound: ['notFound'],
  OpenInBrowser: ['openInBrowser'],
};

/**
 * What the back end says, what documents say where no script runs, or comes late, what the consent banner says, and the words for
 * figures, which are put in before: no page loads it.
 */
export const NOT_FOR_PAGES: readonly MessageGroup[] = [
  'mail',
  'placeholders',
  'noscript',
  'late',
  'consentBanner',
  'numbers',
];

const ofSome = new Set<string>([...Object.values(SCREEN_GROUPS).flat(), ...NOT_FOR_PAGES]);
export const isCommon = (group: string) => !ofSome.has(group);

/** Of the head, a page only ever changes its title; the rest stands in the document and in the web manifest. */
export const isForDocuments = (key: string) => key.startsWith('head.') && key !== 'head.title';

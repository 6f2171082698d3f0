/**
 * The screens that a visitor can tell apart, and which of them a state of the visit is; written down here, not read from the view.
 * A page whose screen never changes its title and heading needs no row: its words have their names in the group of its screen.
 */
import type { MessageKey } from '../../../locales/messages.ts';
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { landingOf } from '../../../machines/landing/definitions.ts';
import type { ScreenId } from '../../../machines/visit.types.ts';
import { EXPECTED_PAGES } from '../expected-pages.ts';
import { pageOf, pages, type VisitSnapshot } from '../../../src/engine/pages.ts';

export interface Screen {
  /** Below base and language. */
  path: string;
  title: MessageKey;
  heading: readonly [MessageKey, MessageKey];
}
type Group = { [Key in MessageKey]: Key extends `${infer G}.page` ? G : never }[MessageKey];
const keyIn = (group: Group, name: string): MessageKey => `${group}.${name}` as MessageKey;
const screen = (group: Group, path: string, heading = 'heading', second = 'second'): Screen => ({
  path,
  title: keyIn(group, 'page'),
  heading: [keyIn(group, heading), keyIn(group, second)],
});
const FORM = '/registration/formstarted';
const FINISHED = '/registration/formfinished';
const ACTIVATION = '/registration/activateaccount';
const DENY = '/registration/deny';
const UNSUBSCRIBE = '/newsletter/unsubscribe';

const named = {
  start: screen('landing', '/', 'standardHeading', 'standardSecond'),
  welcome: screen('landing', '/', 'invitedHeading', 'invitedSecond'),
  welcomeNameless: screen('landing', '/', 'invitedHeading', 'invitedSecondNameless'),
  code: screen('codeEntry', '/registration/code'),
  form: screen('registration', FORM),
  leanForm: screen('registration', FORM, 'heading', 'leanSecond'),
  socialForm: screen('registration', FORM, 'signedUpHeading', 'signedUpSecond'),
  approvedForm: screen('registration', FORM, 'approvedHeading', 'approvedSecond'),
  leanSecondStep: screen('leanSecondStep', FORM),
  socialSecondStep: screen('socialSecondStep', '/registration/social-registration-second-step'),
  inbox: screen('formFinished', FINISHED),
  otherAddress: screen('formFinished', FINISHED, 'otherHeading', 'otherSecond'),
  member: screen('emailActive', '/registration/registrationformemailactivecomplete'),
  pending: screen('emailPending', '/registration/registrationformemailpendingcomplete'),
  activate: screen('activateAccount', ACTIVATION),
  activated: screen('activated', ACTIVATION),
  activeBefore: screen('activated', ACTIVATION, 'beforeHeading', 'beforeSecond'),
  activeElsewhere: screen('activated', ACTIVATION, 'elsewhereHeading', 'elsewhereSecond'),
  activationFailed: screen('activationError', `${ACTIVATION}Error`, 'failedHeading', 'failedSecond'),
  invalidLink: screen('activationError', `${ACTIVATION}Error`, 'invalidLinkHeading', 'invalidLinkSecond'),
  expiredLink: screen('activationError', `${ACTIVATION}Error`, 'expiredLinkHeading', 'expiredLinkSecond'),
  denyInvalid: screen('deny', DENY, 'heading', 'invalidSecond'),
  denyExpired: screen('deny', DENY, 'heading', 'expiredSecond'),
  denyNoPlaces: screen('deny', DENY, 'heading', 'noInvitationsLeftSecond'),
  women: screen('landing', '/women', 'womenHeading', 'womenSecond'),
  full: screen('landing', '/full', 'fullHeading', 'fullSecond'),
  lobby: screen('lobby', '/lobby'),
  lobbyJoined: screen('lobby', '/lobby', 'joinedHeading', 'joinedSecond'),
  lobbyListed: screen('lobby', '/lobby', 'listedHeading', 'listedSecond'),
  interest: screen('membershipInterest', '/membership-interest'),
  apply: screen('membershipApply', '/membership-interest/apply'),
  applied: screen('membershipConfirmation', '/membership-interest/confirmation'),
  giftVoucher: screen('giftVoucher', '/registration/gift-voucher'),
  unsubscribe: screen('unsubscribe', UNSUBSCRIBE),
  unsubscribed: screen('unsubscribe', UNSUBSCRIBE, 'doneHeading', 'doneSecond'),
  unsubscribeBroken: screen('unsubscribe', UNSUBSCRIBE, 'brokenHeading', 'brokenSecond'),
  leaving: screen('loggedOut', '/', 'leavingHeading', 'leavingSecond'),
  loggedOut: screen('loggedOut', '/'),
  entrance: screen('entrance', '/entrance'),
  aboutUs: screen('aboutUs', '/about-us'),
  aboutBenefits: screen('aboutBenefits', '/about-us/1'),
  aboutInvitation: screen('aboutInvitation', '/about-us/2'),
  aboutClub: screen('aboutClub', '/about-us/3'),
  stores: screen('stores', '/stores'),
  adminGate: screen('adminGate', '/admin/registrationlinkgenerator'),
  linkGenerator: screen('linkGenerator', '/admin/registrationlinkgenerator'),
  splitGenerator: screen('splitGenerator', '/admin/splitgenerator'),
  staleDeployment: screen('staleDeployment', '/'),
  renewalUnreachable: screen('staleDeployment', '/', 'unreachableHeading', 'unreachableSecond'),
  error: screen('error', '/error'),
  notFound: screen('notFound', '/error/404'),
};
export type ScreenName = keyof typeof named | Uncapitalize<ScreenId>;
const isNamed = (name: string): name is keyof typeof named => name in named;

/** What a screen is known by. */
export function screenNamed(name: ScreenName): Screen {
  if (isNamed(name)) return named[name];
  const page = pages.find((one) => uncapitalized(one.screen) === name);
  if (!page) throw new Error(`no page has the screen ${name}`);
  return screen(name as Group, EXPECTED_PAGES[page.id].path);
}
const uncapitalized = (id: ScreenId) => (id.charAt(0).toLowerCase() + id.slice(1)) as Uncapitalize<ScreenId>;

/** The form of each flow. */
export const FORM_SCREENS: Readonly<Record<RegistrationFlow, ScreenName>> = {
  default: 'form',
  leanStep2: 'leanForm',
  socialRegistration: 'socialForm',
  waitingListApproved: 'approvedForm',
};

function landingScreen(state: VisitSnapshot): ScreenName {
  if (state.hasTag('invited')) return state.context.judgement?.inviter ? 'welcome' : 'welcomeNameless';
  return LANDINGS[landingOf(state.context.slug)?.words ?? ''] ?? 'start';
}
/** Landing pages whose heading is not the standard one's, by their words (D29). */
const LANDINGS: Readonly<Record<string, ScreenName>> = { full: 'full', women: 'women' };
const DENIALS: Readonly<Record<string, ScreenName>> = { expired: 'denyExpired', noInvitationsLeft: 'denyNoPlaces' };

/** Those of a page that has several, or one of another name. */
const SCREENS: Readonly<Partial<Record<ScreenId, ScreenName | ((state: VisitSnapshot) => ScreenName)>>> = {
  Landing: landingScreen,
  CodeEntry: 'code',
  RegistrationForm: ({ context }) => FORM_SCREENS[context.flow],
  FormFinished: (state) =>
    state.matches({ registration: { formFinished: { activationMail: 'changingAddress' } } }) ? 'otherAddress' : 'inbox',
  EmailActive: 'member',
  EmailPending: 'pending',
  ActivateAccount: 'activate',
  Activated: (state) => {
    if (state.hasTag('activeElsewhere')) return 'activeElsewhere';
    return state.hasTag('alreadyActive') ? 'activeBefore' : 'activated';
  },
  ActivationError: ({ context }) =>
    ({ failed: 'activationFailed', invalidLink: 'invalidLink', expiredLink: 'expiredLink' } as const)[
      context.activationError ?? 'failed'
    ],
  Deny: ({ context }) => DENIALS[context.judgement?.verdict ?? ''] ?? 'denyInvalid',
  Lobby: (state) => {
    if (state.hasTag('joined')) return 'lobbyJoined';
    return state.hasTag('alreadyListed') ? 'lobbyListed' : 'lobby';
  },
  MembershipInterest: 'interest',
  MembershipApply: 'apply',
  MembershipConfirmation: 'applied',
  Unsubscribe: (state) => {
    if (state.hasTag('unsubscribed')) return 'unsubscribed';
    return state.hasTag('linkBroken') ? 'unsubscribeBroken' : 'unsubscribe';
  },
  LoggedOut: (state) => (state.hasTag('busy') ? 'leaving' : 'loggedOut'),
  StaleDeployment: (state) => (state.hasTag('unreachable') ? 'renewalUnreachable' : 'staleDeployment'),
  ErrorPage: 'error',
};

/** The screen of a state; in boot there is none yet. */
export function screenOf(state: VisitSnapshot): ScreenName {
  const page = pageOf(state);
  if (!page) throw new Error('boot shows no screen');
  const found = SCREENS[page.screen] ?? uncapitalized(page.screen);
  return typeof found === 'string' ? found : found(state);
}

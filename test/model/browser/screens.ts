/**
 * The screens that a visitor can tell apart, and which of them a state of the visit is; written down here, not read from the view.
 * A page whose screen never changes its title and heading needs no row: its words have their names in the group of its screen.
 */
import { type Denial, denialOf, isExpected } from '../../../machines/invitation/denial.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { landingOf } from '../../../machines/landing/definitions.ts';
import type { PageId, ScreenId } from '../../../machines/visit.types.ts';
import { EXPECTED_PAGES } from '../expected-pages.ts';
import { pageOf, pages, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';

export interface Screen {
  /** Below base and language. */
  path: string;
  title: MessageKey;
  heading: readonly [MessageKey, MessageKey];
}
type Group = { [Key in MessageKey]: Key extends `${infer G}.page` ? G : never }[MessageKey];
const keyIn = (group: Group, name: string): MessageKey => `${group}.${name}` as MessageKey;
const screenAt = (path: string, group: Group, heading = 'heading', second = 'second'): Screen => ({
  path,
  title: keyIn(group, 'page'),
  heading: [keyIn(group, heading), keyIn(group, second)],
});
/** A screen at the address of its page. @param more the names of its heading's two messages. */
const screen = (page: PageId, group: Group, ...more: readonly string[]): Screen =>
  screenAt(EXPECTED_PAGES[page].path, group, ...more);

/** The same with a title of its own (WCAG 2.4.2). */
const titled = (title: MessageKey, of: Screen): Screen => ({ ...of, title });
/** Why a link of a mail did not work, each kind in its own words. */
const linkFailure = (kind: string): Screen =>
  titled(
    keyIn('activationError', `${kind}Page`),
    screen('activationError', 'activationError', `${kind}Heading`, `${kind}Second`),
  );
/** The titles of landing pages, by their slugs (D29); of any other it is that of the start page. */
export const LANDING_TITLES: Readonly<Record<string, MessageKey>> = {
  women: 'landing.womenPage',
  men: 'landing.menPage',
  app: 'layout.app',
  viral: 'landing.viralPage',
  daba: 'landing.partnerPage',
  lean: 'landing.leanPage',
  full: 'landing.waitingForm',
  'singles-week': 'seasons.singlesWeek',
  'black-friday': 'seasons.blackFriday',
  'black-week': 'seasons.blackWeek',
  'cyber-monday': 'seasons.cyberMonday',
};
const INVITED = 'landing.invitedStepHeading';

const named = {
  start: screen('landing', 'landing', 'standardHeading', 'standardSecond'),
  welcome: titled(INVITED, screen('landing', 'landing', 'invitedHeading', 'invitedSecond')),
  welcomeNameless: titled(INVITED, screen('landing', 'landing', 'invitedHeading', 'invitedSecondNameless')),
  invitationPending: titled(INVITED, screen('landing', 'landing', 'pendingHeading', 'pendingSecond')),
  women: titled('landing.womenPage', screenAt('/women', 'landing', 'womenHeading', 'womenSecond')),
  full: titled('landing.waitingForm', screenAt('/full', 'landing', 'fullHeading', 'fullSecond')),
  entranceInvited: screen('entrance', 'entrance', 'heading', 'invitedSecond'),
  code: screen('codeEntry', 'codeEntry'),
  form: screen('registrationForm', 'registration'),
  leanForm: screen('registrationForm', 'registration', 'heading', 'leanSecond'),
  socialForm: screen('registrationForm', 'registration', 'signedUpHeading', 'signedUpSecond'),
  approvedForm: screen('registrationForm', 'registration', 'approvedHeading', 'approvedSecond'),
  inbox: screen('formFinished', 'formFinished'),
  otherAddress: titled('formFinished.otherPage', screen('formFinished', 'formFinished', 'otherHeading', 'otherSecond')),
  member: screen('emailActive', 'emailActive'),
  pending: screen('emailPending', 'emailPending'),
  activate: screen('activateAccount', 'activateAccount'),
  activated: screen('activated', 'activated'),
  activeBefore: titled('activated.beforePage', screen('activated', 'activated', 'beforeHeading', 'beforeSecond')),
  activeElsewhere: titled(
    'activated.elsewherePage',
    screen('activated', 'activated', 'elsewhereHeading', 'elsewhereSecond'),
  ),
  activationFailed: screen('activationError', 'activationError', 'failedHeading', 'failedSecond'),
  invalidLink: linkFailure('invalidLink'),
  expiredLink: linkFailure('expiredLink'),
  replacedLink: linkFailure('replacedLink'),
  incompleteLink: linkFailure('incompleteLink'),
  activationUnanswered: linkFailure('unanswered'),
  denyInvalid: screen('deny', 'deny', 'heading', 'invalidSecond'),
  denyInvited: titled('deny.invitedPage', screen('deny', 'deny', 'heading', 'invitedSecond')),
  denyIncomplete: titled('deny.incompletePage', screen('deny', 'deny', 'heading', 'incompleteSecond')),
  denyExpired: titled('deny.expiredPage', screen('deny', 'deny', 'heading', 'expiredSecond')),
  denyNoPlaces: titled('deny.noInvitationsLeftPage', screen('deny', 'deny', 'heading', 'noInvitationsLeftSecond')),
  lobbyClosed: titled('lobby.closedPage', screen('lobby', 'lobby', 'closedHeading', 'closedSecond')),
  lobbyRenewed: titled('lobby.renewedPage', screen('lobby', 'lobby', 'renewedHeading', 'renewedSecond')),
  lobbyJoined: titled('lobby.joinedPage', screen('lobby', 'lobby', 'joinedHeading', 'joinedSecond')),
  lobbyListed: titled('lobby.listedPage', screen('lobby', 'lobby', 'listedHeading', 'listedSecond')),
  interest: screen('membershipInterest', 'membershipInterest'),
  interestInvited: screen('membershipInterest', 'membershipInterest', 'invitedHeading', 'invitedSecond'),
  apply: screen('membershipApply', 'membershipApply'),
  applied: screen('membershipConfirmation', 'membershipConfirmation'),
  unsubscribed: titled('unsubscribe.donePage', screen('unsubscribe', 'unsubscribe', 'doneHeading', 'doneSecond')),
  unsubscribeBroken: titled(
    'unsubscribe.brokenPage',
    screen('unsubscribe', 'unsubscribe', 'brokenHeading', 'brokenSecond'),
  ),
  leaving: titled('loggedOut.leavingPage', screen('loggedOut', 'loggedOut', 'leavingHeading', 'leavingSecond')),
  // Before an admin page: at its address.
  adminGate: screen('linkGenerator', 'adminGate'),
  renewalUnreachable: titled(
    'staleDeployment.unreachablePage',
    screen('staleDeployment', 'staleDeployment', 'unreachableHeading', 'unreachableSecond'),
  ),
  // Delivered by the server, at an address of its own.
  error: screenAt('/error', 'error'),
};
export type ScreenName = keyof typeof named | Uncapitalize<ScreenId>;
const isNamed = (name: string): name is keyof typeof named => name in named;

/** What a screen is known by. */
export function screenNamed(name: ScreenName): Screen {
  if (isNamed(name)) return named[name];
  const page = pages.find((one) => uncapitalized(one.screen) === name);
  if (!page) throw new Error(`no page has the screen ${name}`);
  return screen(page.id, name as Group);
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
  if (state.hasTag('verdictPending')) return 'invitationPending';
  return LANDINGS[landingOf(state.context.slug)?.words ?? ''] ?? 'start';
}
/** Landing pages whose heading is not the standard one's, by their words (D29). */
const LANDINGS: Readonly<Record<string, ScreenName>> = { full: 'full', women: 'women' };
const DENIALS: Readonly<Record<Denial, ScreenName>> = {
  cold: 'denyInvalid',
  invited: 'denyInvited',
  incomplete: 'denyIncomplete',
  invalid: 'denyInvalid',
  forbiddenReferrer: 'denyInvalid',
  expired: 'denyExpired',
  noInvitationsLeft: 'denyNoPlaces',
};

/** Those of a page that has several, or one of another name. */
const SCREENS: Readonly<Partial<Record<ScreenId, ScreenName | ((state: VisitSnapshot) => ScreenName)>>> = {
  Landing: landingScreen,
  // Whoever has an invitation that nothing speaks against (D49).
  Entrance: ({ context }) => (isExpected(context) ? 'entranceInvited' : 'entrance'),
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
    (
      {
        failed: 'activationFailed',
        unanswered: 'activationUnanswered',
        invalidLink: 'invalidLink',
        expiredLink: 'expiredLink',
        replacedLink: 'replacedLink',
        incompleteLink: 'incompleteLink',
      } as const
    )[context.activation.error ?? 'failed'],
  Deny: ({ context }) => DENIALS[denialOf(context)],
  MembershipInterest: ({ context }) => (isExpected(context) ? 'interestInvited' : 'interest'),
  Lobby: (state) => {
    if (state.hasTag('lobbyClosed')) return 'lobbyClosed';
    if (state.hasTag('lobbyLinkSent')) return 'lobbyRenewed';
    if (state.hasTag('joined')) return 'lobbyJoined';
    return state.hasTag('alreadyListed') ? 'lobbyListed' : 'lobby';
  },
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

/** The title of a state: that of its screen; of a landing page also by its slug, and by what happens there. */
export function titleOf(state: VisitSnapshot): MessageKey {
  const { title } = screenNamed(screenOf(state));
  if (!state.matches('landing') || title === INVITED) return title;
  if (state.hasTag('teased')) return 'teaser.page';
  if (state.hasTag('placeAsked')) return 'landing.askedPage';
  return LANDING_TITLES[state.context.slug ?? ''] ?? title;
}

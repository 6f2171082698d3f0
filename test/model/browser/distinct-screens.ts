/**
 * The distinct screens, and the screen of each state; independent of the view. A page with a fixed title and heading
 * needs no row: its message keys follow from the group of its screen.
 */
import { type Denial, denialOf, isExpected } from '../../../machines/context/denial.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import type { RegistrationFlow } from '../../../machines/flows/flows.ts';
import { landingOf } from '../../../machines/landing-pages/definitions.ts';
import type { PageId, ScreenId } from '../../../machines/domain/page-ids.ts';
import { EXPECTED_PAGES } from '../expected-pages.ts';
import { pageOf, pages, type VisitSnapshot } from '../../../src/engine/visit/pages.ts';

export interface Screen {
  /** Relative to base and language. */
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
/** A screen at the address of its page. @param more names of the two heading messages. */
const screen = (page: PageId, group: Group, ...more: readonly string[]): Screen =>
  screenAt(EXPECTED_PAGES[page].path, group, ...more);

/** The same with a separate title (WCAG 2.4.2). */
const titled = (title: MessageKey, of: Screen): Screen => ({ ...of, title });
/** The failures of a mailed link, each with its own texts. */
const linkFailure = (kind: string): Screen =>
  titled(
    keyIn('activationError', `${kind}Page`),
    screen('activationError', 'activationError', `${kind}Heading`, `${kind}Second`),
  );
/** Titles of landing pages, by slug (D29); others have the start page's title. */
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
  // In place of an admin page, at its address.
  adminGate: screen('linkGenerator', 'adminGate'),
  renewalUnreachable: titled(
    'staleDeployment.unreachablePage',
    screen('staleDeployment', 'staleDeployment', 'unreachableHeading', 'unreachableSecond'),
  ),
  // Served by the server, at a separate address.
  error: screenAt('/error', 'error'),
};
export type ScreenName = keyof typeof named | Uncapitalize<ScreenId>;
const isNamed = (name: string): name is keyof typeof named => name in named;

/** The screen of a name. */
export function screenNamed(name: ScreenName): Screen {
  if (isNamed(name)) return named[name];
  const page = pages.find((one) => uncapitalized(one.screen) === name);
  if (!page) throw new Error(`no page has the screen ${name}`);
  return screen(page.id, name as Group);
}
const uncapitalized = (id: ScreenId) => (id.charAt(0).toLowerCase() + id.slice(1)) as Uncapitalize<ScreenId>;

/** The form of each flow. */
const FORM_SCREENS: Readonly<Record<RegistrationFlow, ScreenName>> = {
  default: 'form',
  leanStep2: 'leanForm',
  socialRegistration: 'socialForm',
  waitingListApproved: 'approvedForm',
};

function landingScreen(state: VisitSnapshot): ScreenName {
  if (state.hasTag('invited')) return state.context.codeCheck?.inviter ? 'welcome' : 'welcomeNameless';
  if (state.hasTag('verdictPending')) return 'invitationPending';
  return LANDINGS[landingOf(state.context.slug)?.words ?? ''] ?? 'start';
}
/** Landing pages with a different heading (D29). */
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

/** Pages with several screens, or with a different name. */
const SCREENS: Readonly<Partial<Record<ScreenId, ScreenName | ((state: VisitSnapshot) => ScreenName)>>> = {
  Landing: landingScreen,
  // For visitors with an invitation that was not refused (D49).
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

/** The screen of a state; boot has no screen. */
export function screenOf(state: VisitSnapshot): ScreenName {
  const page = pageOf(state);
  if (!page) throw new Error('boot shows no screen');
  const found = SCREENS[page.screen] ?? uncapitalized(page.screen);
  return typeof found === 'string' ? found : found(state);
}

/** The title of a state: that of its screen; on a landing page it also depends on the slug and the state. */
export function titleOf(state: VisitSnapshot): MessageKey {
  const { title } = screenNamed(screenOf(state));
  if (!state.matches('landing') || title === INVITED) return title;
  if (state.hasTag('teased')) return 'teaser.page';
  if (state.hasTag('placeAsked')) return 'landing.askedPage';
  return LANDING_TITLES[state.context.slug ?? ''] ?? title;
}

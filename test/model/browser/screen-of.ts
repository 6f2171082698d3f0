/** Which of the screens that a visitor can tell apart a state of the visit is; written down here, not read from the view. */
import { landingOf } from '../../../machines/landing/definitions.ts';
import type { ScreenId } from '../../../machines/visit.types.ts';
import { pageOf, type VisitSnapshot } from '../../../src/engine/pages.ts';
import { FORM_SCREENS, type ScreenName } from './screens.ts';

function landingScreen(state: VisitSnapshot): ScreenName {
  if (state.hasTag('invited')) return state.context.judgement?.inviter ? 'welcome' : 'welcomeNameless';
  return LANDINGS[landingOf(state.context.slug)?.words ?? ''] ?? 'start';
}
/** Landing pages whose heading is not the standard one's, by their words (D29). */
const LANDINGS: Readonly<Record<string, ScreenName>> = { full: 'full', women: 'women' };
const DENIALS: Readonly<Record<string, ScreenName>> = { expired: 'denyExpired', noInvitationsLeft: 'denyNoPlaces' };

const SCREENS: Readonly<Record<ScreenId, ScreenName | ((state: VisitSnapshot) => ScreenName)>> = {
  Landing: landingScreen,
  CodeEntry: 'code',
  RegistrationForm: ({ context }) => FORM_SCREENS[context.flow],
  LeanSecondStep: 'leanSecondStep',
  SocialSecondStep: 'socialSecondStep',
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
  GiftVoucher: 'giftVoucher',
  Unsubscribe: (state) => {
    if (state.hasTag('unsubscribed')) return 'unsubscribed';
    return state.hasTag('linkBroken') ? 'unsubscribeBroken' : 'unsubscribe';
  },
  LoggedOut: (state) => (state.hasTag('busy') ? 'leaving' : 'loggedOut'),
  Entrance: 'entrance',
  AboutUs: 'aboutUs',
  AboutBenefits: 'aboutBenefits',
  AboutInvitation: 'aboutInvitation',
  AboutClub: 'aboutClub',
  Stores: 'stores',
  AdminGate: 'adminGate',
  LinkGenerator: 'linkGenerator',
  SplitGenerator: 'splitGenerator',
  NotFound: 'notFound',
  StaleDeployment: (state) => (state.hasTag('unreachable') ? 'renewalUnreachable' : 'staleDeployment'),
  ErrorPage: 'error',
};

/** The screen of a state; in boot there is none yet. */
export function screenOf(state: VisitSnapshot): ScreenName {
  const page = pageOf(state);
  if (!page) throw new Error('boot shows no screen');
  const screen = SCREENS[page.screen];
  return typeof screen === 'string' ? screen : screen(state);
}

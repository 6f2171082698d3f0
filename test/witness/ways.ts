/** The controls that each screen always has, by their names on the page. Rows state the variable ones. */
import type { RegistrationFlow } from '../../machines/flows/flows.ts';
import type { ScreenName } from '../model/browser/distinct-screens.ts';

const DOCUMENTS = ['terms', 'termsDocument', 'privacyDocument', 'newsletter'];
const SIGN_UPS = ['byEmail', 'byPhone', 'byGoogle', 'byFacebook', 'byApple'];
const PERSON = ['woman', 'man', 'firstName', 'lastName'];
const SHORT_FORM = ['email', 'country', ...DOCUMENTS, 'register', 'login'];
const MEMBERS = ['aboutTheClub', 'toStores', 'login', 'resetPassword', 'customerService'];
const START = ['haveCode', 'ask', 'code', 'submitCode', 'email', 'joinWaitingList', 'askMembership', ...MEMBERS];
const WELCOME = ['toForm', ...MEMBERS];
const LEAN_WELCOME = [...SHORT_FORM, ...SIGN_UPS, ...MEMBERS];
const ABOUT = ['company', 'membership', 'invitation', 'club'];
const ADDRESS_OF_A_TOKEN: readonly RegistrationFlow[] = ['socialRegistration', 'waitingListApproved'];

/** Landing pages without sign-up by phone (D30). */
const SIMPLE = ['daba', 'lean'];

type Ways = readonly string[];
/**
 * @param anew true if the visitor may be another person than the holder of the place, and is offered to register (D50).
 */
type WaysBy = (flow: RegistrationFlow, anew: boolean) => Ways;
/** Admin pages with their own machine have no entry. */
const WAYS: Readonly<Record<ScreenName, Ways | WaysBy | null>> = {
  start: [...START, 'toWomen', 'toMen'],
  women: START.filter((name) => !MEMBERS.includes(name)),
  full: START.map((name) => (name === 'ask' ? 'toWaitingList' : name)),
  landing: null,
  // It does not mention that an invitation is needed (D49).
  invitationPending: MEMBERS,
  welcome: (flow) => (flow === 'leanStep2' ? LEAN_WELCOME : WELCOME),
  welcomeNameless: (flow) => (flow === 'leanStep2' ? LEAN_WELCOME : WELCOME),
  code: ['code', 'submitCode', 'askMembership', 'login'],
  codeEntry: null,
  form: [...PERSON, ...SHORT_FORM, ...SIGN_UPS],
  registrationForm: null,
  leanForm: [...SHORT_FORM, ...SIGN_UPS],
  socialForm: ['woman', 'man', ...SHORT_FORM],
  approvedForm: [...PERSON, ...SHORT_FORM, ...SIGN_UPS],
  leanSecondStep: [...PERSON, 'goOn', 'back'],
  socialSecondStep: ['women', 'men', 'kids', 'home', 'shoes', 'accessories', 'goOn', 'skip', 'back'],
  inbox: (flow, anew) => [
    'sendAgain',
    ...(ADDRESS_OF_A_TOKEN.includes(flow) ? [] : ['changeAddress']),
    ...(anew ? ['notYou'] : []),
  ],
  formFinished: null,
  otherAddress: (_, anew) => ['email', 'sendThere', 'keepAddress', ...(anew ? ['notYou'] : [])],
  member: (_, anew) => ['toLogin', anew ? 'notYou' : 'back', 'resetPassword'],
  emailActive: null,
  pending: (flow) =>
    ADDRESS_OF_A_TOKEN.includes(flow) ? ['sendAgain', 'back'] : ['sendAgain', 'changeAddress', 'back'],
  emailPending: null,
  activate: ['activate', 'termsDocument', 'privacyDocument'],
  activateAccount: null,
  activated: ['toShop'],
  activeBefore: ['toLogin', 'setPassword'],
  activeElsewhere: ['toLogin', 'setPassword'],
  activationFailed: ['activateAgain', 'customerService'],
  invalidLink: ['customerService'],
  expiredLink: ['sendAgain', 'customerService'],
  replacedLink: ['sendAgain', 'customerService'],
  incompleteLink: ['customerService'],
  activationUnanswered: ['activateAgain', 'customerService'],
  activationError: null,
  denyInvited: ['enterCode', 'askMembership', 'login'],
  denyInvalid: ['enterCode', 'toWaitingList', 'askMembership', 'login'],
  denyIncomplete: ['enterCode', 'toWaitingList', 'askMembership', 'login'],
  denyExpired: ['writeToInviter', 'askMembership', 'login'],
  denyNoPlaces: ['writeToInviter', 'toWaitingList', 'askMembership', 'login'],
  deny: null,
  lobby: ['join', 'login', 'customerService'],
  lobbyClosed: ['email', 'renew', 'login', 'customerService'],
  lobbyRenewed: ['login', 'customerService'],
  lobbyJoined: ['benefits', 'login', 'customerService'],
  lobbyListed: ['benefits', 'login', 'customerService'],
  interest: ['apply', 'login'],
  interestInvited: ['enterCode', 'login'],
  membershipInterest: null,
  apply: ['email', 'submit'],
  membershipApply: null,
  applied: ['toStart'],
  membershipConfirmation: null,
  giftVoucher: ['login', 'enterCode'],
  unsubscribe: ['unsubscribe'],
  unsubscribed: ['toStart'],
  unsubscribeBroken: ['dataProtection', 'customerService'],
  adminGate: [],
  linkGenerator: null,
  splitGenerator: null,
  leaving: [],
  loggedOut: ['toStart', 'login'],
  notFound: ['toStart', 'enterCode'],
  staleDeployment: [],
  renewalUnreachable: ['reload'],
  error: ['toStart'],
  errorPage: null,
  entrance: ['enterCode', 'login', 'aboutUs'],
  entranceInvited: ['enterCode', 'login', 'aboutUs'],
  aboutUs: [...ABOUT, 'toBenefits', 'toInvitation', 'toClub'],
  aboutBenefits: [...ABOUT, 'haveInvitation', 'apply'],
  aboutInvitation: [...ABOUT, 'byCode', 'byList', 'byInterest', 'haveInvitation', 'apply'],
  aboutClub: [...ABOUT, 'toStores'],
  stores: ['haveInvitation', 'toClub'],
  accessibility: ['customerService', 'toStart'],
};
const TEASER = ['teaserEmail', 'becomeMember', 'teaserHaveCode', 'teaserLogin', 'closeTeaser'];
/** @returns null if the table has no entry for the screen. */
export function waysAt(
  screen: ScreenName,
  { flow, slug }: { flow: RegistrationFlow; slug: string | null },
  teased = false,
  anew = false,
): Ways | null {
  if (teased) return TEASER;
  const given = WAYS[screen];
  const ways = typeof given === 'function' ? given(flow, anew) : given;
  return ways && slug !== null && SIMPLE.includes(slug) ? ways.filter((name) => name !== 'byPhone') : ways;
}

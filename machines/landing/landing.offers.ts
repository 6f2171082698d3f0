/** The controls of the landing page, as they come and go together (D4, D27, D29). */
import type { Offer, Offers } from '../offer.types.ts';
import { cancel, tryAgain } from '../waiting.offers.ts';

/** For those who have no invitation. */
export const heroOffers = {
  toWaitingList: { anchor: '#address', role: 'link', message: 'landing.toWaitingList', when: ['full'] },
  haveCode: { anchor: '#code', role: 'link', message: 'landing.haveCode', unless: ['full'] },
  login: { url: 'loginUrl', role: 'link', message: 'action.login' },
} as const satisfies Offers;

/** For those whose invitation could not be looked up: until it is, nothing else is offered (D49). */
export const pendingOffers = {
  lookUpAgain: { event: 'lookUp.retried', role: 'button', message: 'action.tryAgain', when: ['unavailable'] },
} as const satisfies Offers;

/** For those who are expected. */
export const welcomeOffers = {
  toForm: { page: 'registrationForm', role: 'link', message: 'action.register' },
  login: { url: 'loginUrl', role: 'link', message: 'action.login' },
} as const satisfies Offers;

export const waitingListOffers = {
  email: { field: 'email', role: 'textbox', message: 'fields.email', form: 'address' },
  joinWaitingList: {
    event: 'email.submitted',
    role: 'button',
    message: 'action.joinWaitingList',
    form: 'address',
    during: 'askingForPlace',
  },
  joinAgain: { ...tryAgain, event: 'email.submitted', form: 'address', when: ['problem', 'placeRefused'] },
  cancelEmail: { ...cancel, when: ['slow', 'askingForPlace'] },
  askMembership: {
    page: 'membershipInterest',
    role: 'link',
    message: 'landing.interest',
    tag: 'apply',
    unless: ['section.membership'],
  },
} as const satisfies Offers;

/** Over the page: a part that is fetched ahead of the rest of it (D4). */
export const closeTeaser = {
  event: 'teaser.closed',
  role: 'button',
  message: 'action.close',
  unusable: ['busy'],
} as const satisfies Offer;

/** In a section of its own, for those who know no member. */
export const membershipOffers = {
  applyNow: { page: 'membershipInterest', role: 'link', message: 'action.applyNow' },
} as const satisfies Offers;

/** In what is asked at the door. */
export const questionOffers = {
  toClub: { page: 'aboutClub', role: 'link', message: 'landing.clubAnswer', tag: 'club' },
  customerService: { url: 'customerServiceUrl', role: 'link', message: 'landing.returnsAnswer', tag: 'service' },
} as const satisfies Offers;

/** For members. */
export const memberOffers = {
  login: { url: 'loginUrl', role: 'link', message: 'action.login' },
  resetPassword: { url: 'passwordResetUrl', role: 'link', message: 'landing.membersReset' },
} as const satisfies Offers;

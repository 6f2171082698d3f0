/** The controls of the landing page, as they come and go together (D4, D27, D29). */
import type { Offer, Offers } from '../offer.types.ts';
import { ASK } from './places.ts';
import { cancel, tryAgain } from '../waiting.offers.ts';

/** For those who have no invitation, or hold its code. */
export const heroOffers = {
  toWaitingList: { anchor: `#${ASK}`, role: 'link', message: 'landing.toWaitingList', when: ['full'] },
  haveCode: { page: 'codeEntry', role: 'link', message: 'landing.haveCode' },
  ask: { anchor: `#${ASK}`, role: 'link', message: 'landing.ask', unless: ['full'] },
} as const satisfies Offers;

/** For those whose invitation could not be looked up: until it is, nothing else is offered (D49). */
export const pendingOffers = {
  lookUpAgain: { event: 'lookUp.retried', role: 'button', message: 'action.tryAgain', when: ['unavailable'] },
} as const satisfies Offers;

/** For those who are expected. */
export const welcomeOffers = {
  toForm: { page: 'registrationForm', role: 'link', message: 'action.register' },
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
  joinAgain: { ...tryAgain('place'), event: 'email.submitted', form: 'address' },
  cancelEmail: { ...cancel, when: ['slow', 'askingForPlace'] },
  askMembership: { page: 'membershipInterest', role: 'link', message: 'landing.interest', tag: 'apply' },
} as const satisfies Offers;

/** Over the page: a part that is fetched ahead of the rest of it (D4). */
export const closeTeaser = {
  event: 'teaser.closed',
  role: 'button',
  message: 'action.close',
  unusable: ['busy'],
} as const satisfies Offer;

/** To the landing pages for women and for men. */
export const roomOffers = {
  toWomen: { page: 'landing', slug: 'women', role: 'link', message: 'landing.toWomen' },
  toMen: { page: 'landing', slug: 'men', role: 'link', message: 'landing.toMen' },
} as const satisfies Offers;

/** To what else there is of the house. */
export const clubAndStoresOffers = {
  aboutTheClub: { page: 'aboutClub', role: 'link', message: 'landing.toClub' },
  toStores: { page: 'stores', role: 'link', message: 'landing.toStores' },
} as const satisfies Offers;

/** Beside the questions: for any other one. */
export const questionOffers = {
  customerService: { url: 'customerServiceUrl', role: 'link', message: 'layout.customerService' },
} as const satisfies Offers;

/** For members. */
export const memberOffers = {
  login: { url: 'loginUrl', role: 'link', message: 'action.login' },
  resetPassword: { url: 'passwordResetUrl', role: 'link', message: 'landing.membersReset' },
} as const satisfies Offers;

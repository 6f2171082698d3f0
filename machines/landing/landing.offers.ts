/** Controls of the landing page, grouped by when they appear (D4, D27, D29). */
import type { Offer, Offers } from '../page/offer.types.ts';
import { ASK } from '../landing-pages/places.ts';
import { cancel, tryAgain } from '../page/waiting.offers.ts';

/** For visitors without an invitation, or with a code to type. */
export const heroOffers = {
  toWaitingList: { anchor: `#${ASK}`, role: 'link', message: 'landing.toWaitingList', when: ['full'] },
  haveCode: { page: 'codeEntry', role: 'link', message: 'landing.haveCode' },
  ask: { anchor: `#${ASK}`, role: 'link', message: 'landing.ask', unless: ['full'] },
} as const satisfies Offers;

/** Shown if the look-up of the invitation failed: the only offer until it succeeds (D49). */
export const pendingOffers = {
  lookUpAgain: { event: 'lookUp.retried', role: 'button', message: 'action.tryAgain', when: ['unavailable'] },
} as const satisfies Offers;

/** For invited visitors. */
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

/** Overlays the page; its chunk is preloaded before the rest of the page (D4). */
export const closeTeaser = {
  event: 'teaser.closed',
  role: 'button',
  message: 'action.close',
  unusable: ['busy'],
} as const satisfies Offer;

export const roomOffers = {
  toWomen: { page: 'landing', slug: 'women', role: 'link', message: 'landing.toWomen' },
  toMen: { page: 'landing', slug: 'men', role: 'link', message: 'landing.toMen' },
} as const satisfies Offers;

export const clubAndStoresOffers = {
  aboutTheClub: { page: 'aboutClub', role: 'link', message: 'landing.toClub' },
  toStores: { page: 'stores', role: 'link', message: 'landing.toStores' },
} as const satisfies Offers;

/** Contact for questions that the FAQ does not answer. */
export const questionOffers = {
  customerService: { url: 'customerServiceUrl', role: 'link', message: 'layout.customerService' },
} as const satisfies Offers;

export const memberOffers = {
  login: { url: 'loginUrl', role: 'link', message: 'action.login' },
  resetPassword: { url: 'passwordResetUrl', role: 'link', message: 'landing.membersReset' },
} as const satisfies Offers;

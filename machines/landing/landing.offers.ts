/** The controls of the landing page, as they come and go together (D4, D27, D29). */
import type { Offers } from '../offer.types.ts';
import { cancel, tryAgain } from '../waiting.offers.ts';

/** For those whom nobody named yet. */
export const heroOffers = {
  lookUpAgain: { event: 'lookUp.retried', role: 'button', message: 'action.tryAgain', when: ['unavailable'] },
  toWaitingList: { anchor: '#address', role: 'link', message: 'landing.toWaitingList', when: ['full'] },
  haveCode: { anchor: '#code', role: 'link', message: 'landing.haveCode', unless: ['full'] },
  login: { url: 'loginUrl', role: 'link', message: 'action.login' },
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

/** Over the page (D4). */
export const teaserOffers = {
  teaserEmail: { field: 'email', role: 'textbox', message: 'fields.email', form: 'teaser' },
  becomeMember: { event: 'email.submitted', role: 'button', message: 'teaser.become', form: 'teaser', during: 'busy' },
  becomeMemberAgain: { ...tryAgain, event: 'email.submitted', form: 'teaser' },
  teaserCancel: cancel,
  teaserHaveCode: { event: 'teaser.closed', role: 'link', message: 'teaser.haveCode', unusable: ['busy'] },
  closeTeaser: { event: 'teaser.closed', role: 'button', message: 'action.close', unusable: ['busy'] },
} as const satisfies Offers;

/** In the sections of the page. */
export const sectionOffers = {
  applyNow: { page: 'membershipInterest', role: 'link', message: 'action.applyNow', when: ['section.membership'] },
  toClub: { page: 'aboutClub', role: 'link', message: 'landing.clubAnswer', tag: 'club', when: ['section.questions'] },
  customerService: {
    url: 'customerServiceUrl',
    role: 'link',
    message: 'landing.returnsAnswer',
    tag: 'service',
    when: ['section.questions'],
  },
  membersLogin: { url: 'loginUrl', role: 'link', message: 'action.login', when: ['section.login'] },
  resetPassword: { url: 'passwordResetUrl', role: 'link', message: 'landing.membersReset', when: ['section.login'] },
} as const satisfies Offers;

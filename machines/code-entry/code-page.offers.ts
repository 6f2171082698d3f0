/** Further links of the code page: for visitors without a code, and for members. */
import type { Offers } from '../page/offer.types.ts';

export const codePageOffers = {
  askMembership: { page: 'membershipInterest', role: 'link', message: 'codeEntry.ask', tag: 'apply' },
  login: { url: 'loginUrl', role: 'link', message: 'signUp.member', tag: 'login' },
} as const satisfies Offers;

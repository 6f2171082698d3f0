/** *Send again*, shared by several pages (D26). */
import type { Offer, Offers } from '../page/offer.types.ts';
import { cancel } from '../page/waiting.offers.ts';

export const resendOffers = {
  sendAgain: { event: 'mail.requested', role: 'button', message: 'action.sendAgain', during: 'busy' },
  /** *Send again* is always shown; its notice only has a button when it prompts the visitor (D21). */
  sendNow: { event: 'mail.requested', role: 'button', message: 'action.sendNow', when: ['sendNow.resend'] },
  cancel,
} as const satisfies Offers;

/** Changes the address; not offered if a token proved it (D15). */
export const differentAddress = {
  event: 'email.changeChosen',
  role: 'button',
  message: 'action.differentEmail',
  when: ['addressIsTheirs'],
  unusable: ['busy'],
} as const satisfies Offer;

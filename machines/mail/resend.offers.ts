/** *Send again*, as it stands on several pages (D26). */
import type { Offer, Offers } from '../offer.types.ts';
import { cancel } from '../waiting.offers.ts';

export const resendOffers = {
  sendAgain: { event: 'mail.requested', role: 'button', message: 'action.sendAgain', during: 'busy' },
  /** Its button is there: the notice has one only where the visitor is asked (D21). */
  sendNow: { event: 'mail.requested', role: 'button', message: 'action.sendNow', when: ['sendNow.resend'] },
  cancel,
} as const satisfies Offers;

/** To another address: not where a token proved it (D15). */
export const differentAddress = {
  event: 'email.changeChosen',
  role: 'button',
  message: 'action.differentEmail',
  when: ['addressIsTheirs'],
  unusable: ['busy'],
} as const satisfies Offer;

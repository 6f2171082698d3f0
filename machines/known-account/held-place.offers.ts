/** The holder of the found place may be another person who uses the same browser (D50). */
import type { Offer } from '../page/offer.types.ts';

export const notYou = {
  event: 'registration.begunAnew',
  role: 'button',
  message: 'heldPlace.notYou',
  tag: 'register',
  when: ['anewOffered'],
  unusable: ['busy'],
} as const satisfies Offer;

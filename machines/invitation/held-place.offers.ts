/** Who is met by a place that is held may be another person, in the same browser (D50). */
import type { Offer } from '../offer.types.ts';

export const notYou = {
  event: 'registration.begunAnew',
  role: 'button',
  message: 'heldPlace.notYou',
  tag: 'register',
  when: ['anewOffered'],
  unusable: ['busy'],
} as const satisfies Offer;

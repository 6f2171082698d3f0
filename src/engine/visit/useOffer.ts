/** A control as declared by its page, at the current moment of the visit. */
import type { DrawnOffer } from '../../../machines/page/offer.types.ts';
import { isPresent, isUsable, isWaiting, messageOf } from '../../../machines/page/situations.ts';
import { useVisit } from './hooks.tsx';

export function useOffer(offer: DrawnOffer) {
  return {
    isThere: useVisit((snapshot) => isPresent(offer, snapshot)),
    /** Its request is pending. */
    isWaiting: useVisit((snapshot) => isWaiting(offer, snapshot)),
    isUsable: useVisit((snapshot) => isUsable(offer, snapshot)),
    message: useVisit((snapshot) => messageOf(offer, snapshot)),
  };
}

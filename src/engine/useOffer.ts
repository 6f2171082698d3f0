/** A control as its page declares it, at this moment of the visit. */
import type { DrawnOffer } from '../../machines/offer.types.ts';
import { isPresent, isUsable, isWaiting, messageOf } from '../../machines/situations.ts';
import { useVisit } from './hooks.tsx';

export function useOffer(offer: DrawnOffer) {
  return {
    isThere: useVisit((snapshot) => isPresent(offer, snapshot)),
    /** What it sent waits for its answer. */
    isWaiting: useVisit((snapshot) => isWaiting(offer, snapshot)),
    isUsable: useVisit((snapshot) => isUsable(offer, snapshot)),
    message: useVisit((snapshot) => messageOf(offer, snapshot)),
  };
}

/** The controls of a page, as it declares them. */
import type { Presence } from '../../machines/offer.types.ts';
import { isPresent } from '../../machines/situations.ts';
import { useVisit } from './hooks.tsx';

/** Whether a control is there just now. */
export const useIsOffered = (offer: Presence): boolean => useVisit((snapshot) => isPresent(offer, snapshot));

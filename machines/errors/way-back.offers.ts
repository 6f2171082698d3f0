import type { Offers } from '../page/offer.types.ts';

/** The only offer of a page without content. */
export const wayBack = {
  toStart: { page: 'landing', role: 'link', message: 'action.startPage' },
} as const satisfies Offers;

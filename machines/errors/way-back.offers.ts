import type { Offers } from '../offer.types.ts';

/** All that a page has that is about nothing. */
export const wayBack = {
  toStart: { page: 'landing', role: 'link', message: 'action.startPage' },
} as const satisfies Offers;

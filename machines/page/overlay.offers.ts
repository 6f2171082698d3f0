import type { Offers } from './offer.types.ts';

/** Overlays the page in an in-app browser (D34). */
export const overlayOffers = {
  closeOverlay: { event: 'overlay.closed', role: 'button', message: 'openInBrowser.close' },
} as const satisfies Offers;

/** Whose window shows the page, and the overlay over it: closed once, it stays closed (D34). */
import { store } from '../journey.base.ts';
import type { JourneyContext } from '../journey.types.ts';

export const wrapperActions = {
  storeWrapper: store(({ isWebView, inAppBrowser }: Pick<JourneyContext, 'isWebView' | 'inAppBrowser'>) => ({
    isWebView,
    inAppBrowser,
  })),
  closeOverlay: store(() => ({ inAppBrowser: null })),
};

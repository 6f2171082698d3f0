/** Whose window shows the page, and the overlay over it: closed once, it stays closed (D34). */
import { store } from '../visit.base.ts';
import type { VisitContext } from '../visit.types.ts';

export const wrapperActions = {
  storeWrapper: store(
    ({ isWebView, slimFoot, inAppBrowser }: Pick<VisitContext, 'isWebView' | 'slimFoot' | 'inAppBrowser'>) => ({
      isWebView,
      slimFoot,
      inAppBrowser,
    }),
  ),
  closeOverlay: store(() => ({ inAppBrowser: null })),
};

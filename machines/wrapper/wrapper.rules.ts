/** Whose window shows the page, and the overlay over it: closed once, it stays closed (D34). */
import { store } from '../visit.base.ts';
import type { VisitContext } from '../visit.types.ts';

export const wrapperActions = {
  /** What a token or an activation link opens, an address without them does not: there no other browser is offered. */
  storeWrapper: store(
    (
      { isWebView, slimFoot, inAppBrowser }: Pick<VisitContext, 'isWebView' | 'slimFoot' | 'inAppBrowser'>,
      { token, activationId, activated },
    ) => ({
      isWebView,
      slimFoot,
      inAppBrowser: token === null && activationId === null && activated === null ? inAppBrowser : null,
    }),
  ),
  closeOverlay: store(() => ({ inAppBrowser: null })),
  storeTyping: store(() => ({ typing: true })),
  storeReading: store(() => ({ typing: false })),
};

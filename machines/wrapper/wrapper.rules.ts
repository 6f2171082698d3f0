/** Whose window shows the page, and the overlay over it: closed once, it stays closed (D34). */
import { store } from '../visit.base.ts';
import type { Wrapper } from './wrapper.types.ts';

export const wrapperActions = {
  /** What a token or an activation link opens, an address without them does not: there no other browser is offered. */
  storeWrapper: store(
    ({ isWebView, slimFoot, inAppBrowser }: Wrapper, { wrapper, token, activation: { id, success } }) => ({
      wrapper: {
        ...wrapper,
        isWebView,
        slimFoot,
        inAppBrowser: token.text === null && id === null && success === null ? inAppBrowser : null,
      },
    }),
  ),
  closeOverlay: store((_: undefined, { wrapper }) => ({ wrapper: { ...wrapper, inAppBrowser: null } })),
  storeTyping: store((_: undefined, { wrapper }) => ({ wrapper: { ...wrapper, typing: true } })),
  storeReading: store((_: undefined, { wrapper }) => ({ wrapper: { ...wrapper, typing: false } })),
};

/** Whose window shows the page, and the overlay over it: closed once, it stays closed (D34). */
import { store } from '../visit.base.ts';
import type { Wrapper, WrapperContext } from './wrapper.types.ts';

const change = (part: Partial<WrapperContext>) =>
  store((_: undefined, { wrapper }) => ({ wrapper: { ...wrapper, ...part } }));

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
  closeOverlay: change({ inAppBrowser: null }),
  storeTyping: change({ typing: true }),
  storeReading: change({ typing: false }),
};

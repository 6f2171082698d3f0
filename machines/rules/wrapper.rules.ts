/** The window that shows the page, and the overlay: once closed, it stays closed (D34). */
import { store } from './visit.base.ts';
import type { WrapperContext } from '../context/visit.types.ts';
import type { Wrapper } from '../domain/app-wrapper.ts';

const change = (part: Partial<WrapperContext>) =>
  store((_: undefined, { wrapper }) => ({ wrapper: { ...wrapper, ...part } }));

export const wrapperActions = {
  /**
   * A page opened by a token or an activation link would not open by its address alone, so no other browser is
   * suggested there.
   */
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

import type { InAppBrowser } from '../domain/app-wrapper.ts';

/** What shows the page, if it is no browser. */
export interface Wrapper {
  /** Inside the app's wrapper, by a strong sign: no header, no footer, no links to the app (D34, D47). */
  isWebView: boolean;
  /** In another company's in-app browser, as its user agent says: no header, and a slim foot (D47). */
  slimFoot: boolean;
  /** The in-app browser that the page is shown in, until its overlay is closed (D34). */
  inAppBrowser: InAppBrowser | null;
}
export interface WrapperContext extends Wrapper {
  /** Somebody types, and nothing is laid over the page until they come to the next (D34). */
  typing: boolean;
}

import type { InAppBrowser } from '../domain/app-wrapper.ts';

/** The app that shows the page, if it is not a browser. */
export interface Wrapper {
  /** Inside the app's wrapper, by a strong sign: no header, no footer, no links to the app (D34, D47). */
  isWebView: boolean;
  /** In another company's in-app browser, according to its user agent: no header, and a slim footer (D47). */
  slimFoot: boolean;
  /** The in-app browser that shows the page, until its overlay is closed (D34). */
  inAppBrowser: InAppBrowser | null;
}
export interface WrapperContext extends Wrapper {
  /** The visitor types; the overlay waits for the next page (D34). */
  typing: boolean;
}

/**
 * Detects the window that shows a page: an in-app browser, the app's own wrapper, or neither (D34, D47; spec, section
 * 5).
 */
type InAppBrowser = 'instagram';

/** The app that shows the page, if it is not a browser. */
export interface Wrapper {
  /** Inside the app's wrapper, by a strong sign: no header, no footer, no links to the app (D34, D47). */
  isWebView: boolean;
  /** In another company's in-app browser, according to its user agent: no header, and a slim footer (D47). */
  slimFoot: boolean;
  /** The in-app browser that shows the page, until its overlay is closed (D34). */
  inAppBrowser: InAppBrowser | null;
}

export interface Surroundings {
  /** True if the app's framework object exists on `window`. */
  frameworkObject: boolean;
  userAgent: string;
  /** True if the page was opened from the home screen of an iPhone or iPad. */
  standalone: boolean;
  /** The query's `redirectUrl`, decoded once. */
  redirectUrl: string | null;
}

/** The in-app browser named by a user agent. Only Instagram has an overlay. */
export const inAppBrowser = (userAgent: string): InAppBrowser | null =>
  /\bInstagram\b/.test(userAgent) ? 'instagram' : null;

/** Base for parsing a relative `redirectUrl`; only its query is read. */
const ANYWHERE = 'https://origin.invalid';
const returnsToApp = (url: string) =>
  /^vestibule:\/\//i.test(new URL(url, ANYWHERE).searchParams.get('redirect_uri') ?? '');

/** A forwarded link may be encoded once more as a whole, including its query. */
function namesApp(redirectUrl: string): boolean {
  try {
    return returnsToApp(redirectUrl.includes('?') ? redirectUrl : decodeURIComponent(redirectUrl));
  } catch {
    return false;
  }
}

/**
 * Weak user-agent signs of an app: an in-app browser on iOS that does not identify as Safari, or an Android webview.
 * They are weak because other companies' apps match too (D47). `Version/4.0 Chrome` without `; wv` is no sign: the
 * browsers of Xiaomi, Oppo, vivo, UC and DuckDuckGo send it. An iPad that requests desktop pages identifies as a
 * Macintosh and gives no sign.
 */
export const WEAK_SIGN = /^(?!.*\bInstagram\b)(?:.*; wv\)|(?!.*(?:Safari|CriOS|FxiOS)).*\biP(?:hone|ad|od)\b)/;

/** Page chrome: header and footer; only a slim footer; neither. */
export type Frame = 'whole' | 'slim' | 'none';

/**
 * The frame of a page, by the spec's four signs. A strong sign (the framework object, or a `redirectUrl` with the app's
 * scheme) removes header and footer; a weak sign alone leaves a slim footer (D47). Never throws. Instagram's browser
 * gets an overlay instead (D34).
 */
export function frameIn({ frameworkObject, userAgent, standalone, redirectUrl }: Surroundings): Frame {
  if (inAppBrowser(userAgent)) return 'whole';
  if (frameworkObject || (redirectUrl !== null && namesApp(redirectUrl))) return 'none';
  return WEAK_SIGN.test(userAgent) && !standalone ? 'slim' : 'whole';
}

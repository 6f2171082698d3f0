/** In whose window a page is shown: an in-app browser, the app's own wrapper, or neither (D34; spec, section 5). */
export type InAppBrowser = 'instagram';

export interface Surroundings {
  /** Whether the app's framework object stands on the window. */
  frameworkObject: boolean;
  userAgent: string;
  /** Whether the page was opened from the home screen of an iPhone or iPad. */
  standalone: boolean;
  /** The query's `redirectUrl` as the query gives it, decoded once. */
  redirectUrl: string | null;
}

/** The in-app browser that a user agent names; Instagram is the one that has an overlay. */
export const inAppBrowser = (userAgent: string): InAppBrowser | null =>
  /\bInstagram\b/.test(userAgent) ? 'instagram' : null;

/** What a `redirectUrl` may be relative to: only its query counts. */
const ANYWHERE = 'https://origin.invalid';
const returnsToApp = (url: string) =>
  /^vestibule:\/\//i.test(new URL(url, ANYWHERE).searchParams.get('redirect_uri') ?? '');

/** A link that was passed on may be encoded once more: as a whole, its query too. */
function namesApp(redirectUrl: string): boolean {
  try {
    return returnsToApp(redirectUrl.includes('?') ? redirectUrl : decodeURIComponent(redirectUrl));
  } catch {
    return false;
  }
}

/**
 * Whether the page is shown inside the app's wrapper, by any of the spec's four signs. Never throws. `Version/4.0 Chrome`
 * without `; wv` is no sign: so call themselves the browsers of Xiaomi, Oppo, vivo, UC and DuckDuckGo. An iPad that asks
 * for desktop pages is a Macintosh, where only the framework object and the `redirectUrl` tell.
 */
export function isWrapped({ frameworkObject, userAgent, standalone, redirectUrl }: Surroundings): boolean {
  if (inAppBrowser(userAgent)) return false;
  const iosView = /\biP(?:hone|ad|od)\b/.test(userAgent) && !/Safari|CriOS|FxiOS/.test(userAgent) && !standalone;
  return frameworkObject || iosView || userAgent.includes('; wv)') || (redirectUrl !== null && namesApp(redirectUrl));
}

/** In whose window a page is shown: an in-app browser, the app's own wrapper, or neither (D34, D47; spec, section 5). */
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
 * The signs of a user agent: an in-app browser on iOS, which does not call itself Safari, or an Android webview. They are weak,
 * for other companies' apps have them too (D47). `Version/4.0 Chrome` without `; wv` is no sign: so call themselves the
 * browsers of Xiaomi, Oppo, vivo, UC and DuckDuckGo. An iPad that asks for desktop pages is a Macintosh, where none tells.
 */
export const WEAK_SIGN = /^(?!.*\bInstagram\b)(?:.*; wv\)|(?!.*(?:Safari|CriOS|FxiOS)).*\biP(?:hone|ad|od)\b)/;

/** What stands around a page: header and footer; a slim foot alone; neither. */
export type Frame = 'whole' | 'slim' | 'none';

/**
 * The frame of a page, by the spec's four signs: none by a strong one (the framework object, a `redirectUrl` of the app's scheme),
 * a slim one by a weak one alone (D47). Never throws. Instagram's browser has an overlay instead (D34).
 */
export function frameIn({ frameworkObject, userAgent, standalone, redirectUrl }: Surroundings): Frame {
  if (inAppBrowser(userAgent)) return 'whole';
  if (frameworkObject || (redirectUrl !== null && namesApp(redirectUrl))) return 'none';
  return WEAK_SIGN.test(userAgent) && !standalone ? 'slim' : 'whole';
}

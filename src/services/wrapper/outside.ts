/** What leads out of the house: inside the app's wrapper it goes through the framework object, where there is one (D34). */
import { BASE } from '../../site.ts';

/** Another origin or scheme, and on ours whatever is not below the base path: the login, the shop, the fine print. */
const isOutside = ({ origin, pathname }: URL) => origin !== location.origin || !`${pathname}/`.startsWith(`${BASE}/`);

/**
 * Hands an address that leads outside to the app. The object is the app's, and may be of any shape.
 * @returns whether the app took it; else it is for the browser to follow.
 */
export function openOutside(address: string): boolean {
  try {
    const url = new URL(address, location.href);
    if (!isOutside(url)) return false;
    const app = Reflect.get(window, 'VestibuleApp') as { openExternal: (url: string) => unknown };
    // What it refuses later, the browser follows then.
    Promise.resolve(app.openExternal(url.href)).catch(() => location.assign(url));
    return true;
  } catch {
    return false;
  }
}

/** Hands the links that are followed on this page to the app, but for those that the page itself has taken over. */
export function giveLinksToApp() {
  addEventListener('click', (event) => {
    // The path, not the target: the consent banner's links stand in a shadow root.
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link && !event.defaultPrevented && openOutside(link.href)) event.preventDefault();
  });
}

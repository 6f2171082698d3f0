/** What leads out of the house: inside the app's wrapper it goes through the framework object, where there is one (D34). */
import { BASE } from '../../site.ts';

/**
 * Hands an address that leads outside to the app: to another origin or scheme, and on ours to whatever is not below the base path, as
 * the login, the shop, the fine print. The object is the app's, and may be of any shape. Runs in the page's inline script too, as
 * its own text: it must not name anything but its parameters and the browser.
 * @returns whether the app took it; else it is for the browser to follow.
 */
export function openOutside(address: string, base: string): boolean {
  try {
    const url = new URL(address, location.href);
    if (url.origin === location.origin && `${url.pathname}/`.startsWith(`${base}/`)) return false;
    const { VestibuleApp: app } = window as unknown as { VestibuleApp: { openExternal: (url: string) => unknown } };
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
    if (link && !event.defaultPrevented && openOutside(link.href, BASE)) event.preventDefault();
  });
}

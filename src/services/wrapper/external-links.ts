/** External links: inside the app's wrapper, they use the framework object if there is one (D34). */
import { BASE } from '../../../machines/domain/site.ts';

/**
 * Passes an external address to the app: another origin or scheme, or a path on ours outside the base path, such as the
 * login, the shop or legal pages. The object belongs to the app and may have any shape. The function's source is also
 * inlined in the page's script: it must only reference its parameters and browser globals.
 * @returns true if the app handles it; otherwise the browser follows it.
 */
export function openInApp(address: string, base: string): boolean {
  try {
    const url = new URL(address, location.href);
    if (url.origin === location.origin && `${url.pathname}/`.startsWith(`${base}/`)) return false;
    const app = Reflect.get(window, 'VestibuleApp') as { openExternal: (url: string) => unknown };
    // If the app refuses later, the browser follows the link then.
    Promise.resolve(app.openExternal(url.href)).catch(() => location.assign(url));
    return true;
  } catch {
    return false;
  }
}

/** Passes followed links of this page to the app, except those that the page handles itself. */
export function openLinksInApp() {
  addEventListener('click', (event) => {
    // Uses the composed path, because the consent banner's links are in a shadow root.
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (link && !event.defaultPrevented && openInApp(link.href, BASE)) event.preventDefault();
  });
}

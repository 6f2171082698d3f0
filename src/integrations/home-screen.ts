/** What a home screen shows of the house. */
import { BASE, manifestFile } from '../site.ts';

/**
 * Names the web app manifest of the page's language. In the delivered document the browser would fetch it, and an icon of it,
 * before the page is live; who puts the page on a home screen has long been there.
 */
export function linkManifest(): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: `${BASE}/${manifestFile(document.documentElement.lang)}` });
  document.head.append(link);
}

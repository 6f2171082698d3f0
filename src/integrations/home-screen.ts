/** Home screen integration. */
import { BASE, manifestFile } from '../../machines/domain/site.ts';

/**
 * Adds a link to the web app manifest of the page's language. In the delivered document the browser would load it and
 * an icon before the page is live; it is only needed later.
 */
export function linkManifest(): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: `${BASE}/${manifestFile(document.documentElement.lang)}` });
  document.head.append(link);
}

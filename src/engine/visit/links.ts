/** Links between pages: real URLs that the browser can copy and open; a click requests the page from the chart. */
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pathTo } from './pages.ts';

/**
 * `href` and click handler of a link to a page, in the language of the visit, with the slug of a landing page and the
 * id of a heading on it.
 */
export function usePageLink(page: PageId, slug?: string, at?: string) {
  const to = pathTo(page, slug) + (at ? `#${at}` : '');
  return { href: useHref(to), onClick: useLinkClickHandler(to) };
}

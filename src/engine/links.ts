/** Links between pages: real addresses that the browser can copy and open, and that the chart is asked for when clicked. */
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { PageId } from '../../machines/visit.types.ts';
import { pathTo } from './pages.ts';

/** A page's address, of a landing page by its slug, with the id of a heading on it, in the language of the visit, and what a plain click on it does. */
export function usePageLink(page: PageId, slug?: string, at?: string) {
  const to = pathTo(page, slug) + (at ? `#${at}` : '');
  return { href: useHref(to), onClick: useLinkClickHandler(to) };
}

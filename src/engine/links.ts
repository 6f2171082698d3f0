/** Links between pages: real addresses that the browser can copy and open, and that the chart is asked for when clicked. */
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { PageId } from '../../machines/visit.types.ts';
import { pathTo } from './pages.ts';

/** A page's address in the language of the visit, and what a plain click on it does. */
export function usePageLink(page: PageId) {
  const to = pathTo(page);
  return { href: useHref(to), onClick: useLinkClickHandler(to) };
}

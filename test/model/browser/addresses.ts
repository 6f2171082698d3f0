/** The address by which each page is asked for. */
import type { PageId } from '../../../machines/visit.types.ts';
import { pathTo } from '../../../src/engine/visit/pages.ts';

/** Below base and language. */
export const addressOf = (page: PageId, slug: string | null = null): string =>
  page === 'unknownAddress' ? '/no/such/page' : pathTo(page, slug);

/** One at which the page can be refused: a landing page is, where its slug is not defined (D29). */
export const addressRefused = (page: PageId): string => addressOf(page, page === 'landing' ? 'nowhere' : null);

/** The address of each page. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import { pathTo } from '../../../src/engine/visit/pages.ts';

/** Relative to base and language. */
export const addressOf = (page: PageId, slug: string | null = null): string =>
  page === 'unknownAddress' ? '/no/such/page' : pathTo(page, slug);

/** An address at which the page can be refused; for a landing page, one with an undefined slug (D29). */
export const addressRefused = (page: PageId): string => addressOf(page, page === 'landing' ? 'nowhere' : null);

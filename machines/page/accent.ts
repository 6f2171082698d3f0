/** One accent for the whole visit: that of its landing page. */
import type { Accent } from '../domain/accents.ts';
import { landingOf, standard } from '../landing-pages/definitions.ts';
import type { PageMeta } from './page.types.ts';
import type { VisitContext } from '../context/visit.types.ts';

export const landingAccent = (slug: string | null): Accent => (landingOf(slug) ?? standard).accent;

/**
 * A landing page has its own accent, other pages have the visit's. Without a landing page before it, a page has its own
 * or the standard accent.
 */
export const accentOf = (
  page: Pick<PageMeta, 'id' | 'accent'>,
  { slug, accent }: Pick<VisitContext, 'slug' | 'accent'>,
) => (page.id === 'landing' ? landingAccent(slug) : (accent ?? page.accent ?? standard.accent));

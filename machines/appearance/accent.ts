/** One accent through the whole visit: that of the landing page it came by. */
import type { Accent } from '../domain/accents.ts';
import { landingOf, standard } from '../landing/definitions.ts';
import type { PageMeta } from '../page.types.ts';
import type { VisitContext } from '../visit.types.ts';

/** The accent of the landing page that is shown. */
export const landingAccent = (slug: string | null): Accent => (landingOf(slug) ?? standard).accent;

/** A landing page has its own, any other page the visit’s; one that is come to without a landing page has its own, or the standard one. */
export const accentOf = (
  page: Pick<PageMeta, 'id' | 'accent'>,
  { slug, accent }: Pick<VisitContext, 'slug' | 'accent'>,
) => (page.id === 'landing' ? landingAccent(slug) : (accent ?? page.accent ?? standard.accent));

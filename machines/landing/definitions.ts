/** The landing pages, read from their data: a slug with an entry there is a page (D29). */
import data from './landing-pages.json' with { type: 'json' };
import type { VisitContext } from '../visit.types.ts';
import type { LandingDefinition, Season, SeasonName } from './landing.types.ts';

// What JSON can't say is checked when the site is built, and by the tests (`check-definitions.ts`).
const { standard, pages, seasons } = data as {
  standard: LandingDefinition;
  pages: Readonly<Record<string, Partial<LandingDefinition>>>;
  seasons: Readonly<Record<SeasonName, Season>>;
};

/** The page of no slug. */
export { seasons, standard };

/** What a page does not say is as on the standard one, but for the banner: whoever comes by a campaign sees that campaign's. */
const DEFINITIONS: Readonly<Record<string, LandingDefinition>> = Object.fromEntries(
  Object.entries(pages).map(([slug, page]) => [slug, { ...standard, season: null, ...page }]),
);

/** Every slug that is a page. */
export const SLUGS: readonly string[] = Object.keys(DEFINITIONS);

/** The page of a slug, of none the standard one; null where there is no such page. */
export const landingOf = (slug: string | null): LandingDefinition | null =>
  slug === null ? standard : (Object.entries(DEFINITIONS).find(([known]) => known === slug)?.[1] ?? null);

/** Whether the page says where the app is to be had: not to who is in it (D34). */
export const leadsToApp = ({ slug, isWebView }: Pick<VisitContext, 'slug' | 'isWebView'>): boolean =>
  !isWebView && (landingOf(slug)?.app ?? false);

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
const DEFINITIONS: ReadonlyMap<string, LandingDefinition> = new Map(
  Object.entries(pages).map(([slug, page]) => [slug, { ...standard, season: null, ...page }]),
);

/** Every slug that is a page. */
export const SLUGS: readonly string[] = [...DEFINITIONS.keys()];

/** The page of a slug, of none the standard one; null where there is no such page. */
export const landingOf = (slug: string | null): LandingDefinition | null =>
  slug === null ? standard : (DEFINITIONS.get(slug) ?? null);

/** The season that the landing page of a slug is made for (D29); null: none, or whichever it is the time for. */
export function ownSeason(slug: string | null): SeasonName | null {
  const season = landingOf(slug)?.season ?? null;
  return season === 'current' ? null : season;
}

/** The slug of the landing page that is made for a season; undefined: there is none. */
export const slugOfSeason = (season: SeasonName): string | undefined =>
  SLUGS.find((slug) => landingOf(slug)?.season === season);

/** Whether the page says where the app is to be had: not to who is in it (D34). */
export const leadsToApp = ({ slug, wrapper }: Pick<VisitContext, 'slug' | 'wrapper'>): boolean =>
  !wrapper.isWebView && (landingOf(slug)?.app ?? false);

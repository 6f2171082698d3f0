/** Landing page definitions, read from data: every slug with an entry is a page (D29). */
import data from './landing-pages.json' with { type: 'json' };
import type { Wrapper } from '../domain/app-wrapper.ts';
import type { LandingDefinition, Season, SeasonName } from './landing.types.ts';

// Constraints that JSON types cannot express are checked by the build and the tests (`check-definitions.ts`).
const { standard, pages, seasons } = data as {
  standard: LandingDefinition;
  pages: Readonly<Record<string, Partial<LandingDefinition>>>;
  seasons: Readonly<Record<SeasonName, Season>>;
};

/** `standard` is the page without a slug. */
export { seasons, standard };

/**
 * Omitted fields default to the standard page, except the season banner: a campaign page shows only its own campaign.
 */
const DEFINITIONS: ReadonlyMap<string, LandingDefinition> = new Map(
  Object.entries(pages).map(([slug, page]) => [slug, { ...standard, season: null, ...page }]),
);

export const SLUGS: readonly string[] = [...DEFINITIONS.keys()];

/** The page of a slug, or the standard page for null; returns null if there is no such page. */
export const landingOf = (slug: string | null): LandingDefinition | null =>
  slug === null ? standard : (DEFINITIONS.get(slug) ?? null);

/** The season of a slug's landing page (D29); null if it has no season, or follows the current one. */
export function ownSeason(slug: string | null): SeasonName | null {
  const season = landingOf(slug)?.season ?? null;
  return season === 'current' ? null : season;
}

/** The slug of a season's landing page; undefined if there is no such page. */
export const slugOfSeason = (season: SeasonName): string | undefined =>
  SLUGS.find((slug) => landingOf(slug)?.season === season);

/** True if the page links to the app stores; false inside the app (D34). */
export const leadsToApp = ({ slug, wrapper }: { slug: string | null; wrapper: Wrapper }): boolean =>
  !wrapper.isWebView && (landingOf(slug)?.app ?? false);

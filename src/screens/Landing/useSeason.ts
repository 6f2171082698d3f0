/** State of the season for which a landing page is made (D29). */
import { type NamedSeason, seasonOf } from '../../../machines/landing-pages/season.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useSeasonNow } from '../../engine/appearance/useSeasonNow.ts';

/** `over`: ended, or not announced yet. */
export const STAGES = ['over', 'announced', 'begun'] as const;
export type Stage = (typeof STAGES)[number];

interface PageSeason {
  season: NamedSeason;
  /**
   * Undecided while pre-rendered, because there is no clock; the root's `data-season` then selects the visible variant
   * (`pre-hydration.ts`).
   */
  stage: Stage | 'undecided';
  /** Begin or end of the season: epoch milliseconds, and minutes from now. Null if unknown or ended. */
  until: number | null;
  minutes: number | null;
}

/** Null if the page has no season. */
export function useSeason(): PageSeason | null {
  const slug = useVisit(({ context }) => context.slug);
  const { value, context } = useSeasonNow(slug);
  const season = seasonOf(slug);
  const { until = null, minutes = null } = context.shown ?? {};
  return season && { season, stage: value as PageSeason['stage'], until, minutes };
}

/** Background of the page's header and hero. */
export function groundIn(page: PageSeason | null): 'ink' | 'undecided' | undefined {
  if (page?.season.ground !== 'ink' || page.stage === 'over') return undefined;
  return page.stage === 'undecided' ? 'undecided' : 'ink';
}

/** True if the countdown is shown, or may be. */
export const isCounted = (page: PageSeason | null): page is PageSeason =>
  page !== null && page.season.countdown && ['undecided', 'announced'].includes(page.stage);

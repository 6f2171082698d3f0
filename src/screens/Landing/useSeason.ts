/** How the season stands that a landing page is made for (D29). */
import { type NamedSeason, seasonOf } from '../../../machines/landing/season.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { useSeasonNow } from '../../engine/useSeasonNow.ts';

/** `over`: not announced yet, too. */
export const STANDS = ['over', 'announced', 'begun'] as const;
export type Stand = (typeof STANDS)[number];

export interface PageSeason {
  season: NamedSeason;
  /** Undecided: pre-rendered, a page has no clock. The root's `data-season` then says which is seen (`pre-hydration.ts`). */
  stand: Stand | 'undecided';
  /** When it begins, or ends: epoch milliseconds, and minutes from now. Null: not known, or over. */
  until: number | null;
  minutes: number | null;
}

/** Null: the page is for any time. */
export function useSeason(): PageSeason | null {
  const slug = useVisit(({ context }) => context.slug);
  const { value, context } = useSeasonNow(slug);
  const season = seasonOf(slug);
  const { until = null, minutes = null } = context.told ?? {};
  return season && { season, stand: value as PageSeason['stand'], until, minutes };
}

/** What header and hero of the page stand on. */
export function groundIn(page: PageSeason | null): 'ink' | 'undecided' | undefined {
  if (page?.season.ground !== 'ink' || page.stand === 'over') return undefined;
  return page.stand === 'undecided' ? 'undecided' : 'ink';
}

/** Whether it is, or may be, counted down. */
export const isCounted = (page: PageSeason | null): page is PageSeason =>
  page !== null && page.season.countdown && ['undecided', 'announced'].includes(page.stand);

/** How the season stands that a landing page is made for (D29). */
import { type NamedSeason, seasonAt, seasonOf } from '../../../machines/landing/season.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { MINUTE, useMinute } from './useMinute.ts';

/** `over`: not announced yet, too. */
export const STANDS = ['over', 'announced', 'begun'] as const;
export type Stand = (typeof STANDS)[number];

export interface PageSeason {
  season: NamedSeason;
  /** Null: pre-rendered, a page has no clock. The root's `data-season` then says which is seen (`pre-hydration.ts`). */
  stand: Stand | null;
  /** When it begins, or ends: epoch milliseconds, and minutes from now. Null: not known, or over. */
  until: number | null;
  minutes: number | null;
}

/** Null: the page is for any time. */
export function useSeason(): PageSeason | null {
  const season = seasonOf(useVisit(({ context }) => context.slug));
  const minute = useMinute();
  if (!season) return null;
  if (minute === null) return { season, stand: null, until: null, minutes: null };
  const now = seasonAt(season, minute);
  if (!now) return { season, stand: 'over', until: null, minutes: null };
  const { begun, until } = now;
  return { season, stand: begun ? 'begun' : 'announced', until, minutes: (until - minute) / MINUTE };
}

/** What header and hero of the page stand on. */
export function groundIn(page: PageSeason | null): 'ink' | 'undecided' | undefined {
  if (page?.season.ground !== 'ink' || page.stand === 'over') return undefined;
  return page.stand === null ? 'undecided' : 'ink';
}

/** Whether it is, or may be, counted down. */
export const isCounted = (page: PageSeason | null): page is PageSeason =>
  page !== null && page.season.countdown && (page.stand === null || page.stand === 'announced');

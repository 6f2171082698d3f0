/** State of the season for which a landing page is made (D29), and a sentence about it. */
import type { SeasonName } from '../../../machines/landing-pages/landing.types.ts';
import { type NamedSeason, seasonOf } from '../../../machines/landing-pages/season.ts';
import { useSeasonNow } from '../../engine/appearance/useSeasonNow.ts';
import { useDateFormat } from '../../engine/language/language.tsx';
import { useMessageText } from '../../engine/language/message.tsx';
import { useVisit } from '../../engine/visit/hooks.tsx';

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

/**
 * Seasons begin and end at midnight in Central Europe. If the visitor's clock shows another hour then, the sentence
 * includes it (D60).
 * @returns a function that gives the sentence; `until` in epoch milliseconds, null in a pre-rendered page.
 */
export function useSeasonLine() {
  const text = useMessageText();
  const format = useDateFormat();
  return (name: SeasonName, stage: 'announced' | 'begun', until: number | null): string => {
    if (until === null || new Date(until).getHours() === 0)
      return text(stage === 'begun' ? `seasons.${name}Begun` : `seasons.${name}Announced`);
    const moment = format(until, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
    return text(stage === 'begun' ? 'seasons.until' : 'seasons.from', { moment });
  };
}

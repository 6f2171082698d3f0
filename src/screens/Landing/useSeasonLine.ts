/** A sentence about the end or the begin of a season (D29). */
import type { SeasonName } from '../../../machines/landing-pages/landing.types.ts';
import { useDateFormat } from '../../engine/language/language.tsx';
import { useMessageText } from '../../engine/language/message.tsx';

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

/** When a season's banner is there (D29). */
import { landingOf, seasons } from './definitions.ts';
import type { Season, SeasonName } from './landing.types.ts';

export interface SeasonNow {
  /** Announced only: it begins at `until`. Begun: it ends then. */
  begun: boolean;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * How a season stands; null: it has no banner now.
 * @param now epoch milliseconds.
 */
export function seasonAt({ dates }: Season, now: number): SeasonNow | null {
  for (const { announced, begins, ends } of dates) {
    if (now < Date.parse(announced) || now >= Date.parse(ends)) continue;
    const begun = now >= Date.parse(begins);
    return { begun, until: Date.parse(begun ? ends : begins) };
  }
  return null;
}

/** Whose banner the landing page of a slug carries; null: none. */
export function seasonOf(slug: string | null): (Season & { name: SeasonName }) | null {
  const name = landingOf(slug)?.season;
  return name ? { name, ...seasons[name] } : null;
}

/** When a landing page has its banner, for the script before the page: epoch milliseconds, by commas and spaces. */
export const timesOf = (slug: string | null): string =>
  (seasonOf(slug)?.dates ?? [])
    .map(({ announced, begins, ends }) => [announced, begins, ends].map((moment) => Date.parse(moment)).join())
    .join(' ');

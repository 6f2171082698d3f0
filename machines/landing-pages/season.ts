/** When a season is shown: as a banner on the start page, or in the hero of its own page (D29). */
import { landingOf, ownSeason, seasons } from './definitions.ts';
import { SEASONS, type Season, type SeasonName } from './landing.types.ts';

export interface SeasonNow {
  /** False if only announced: it begins at `until`. True if begun: it ends then. */
  begun: boolean;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * State of a season; null if it is not shown now.
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

export interface NamedSeason extends Season {
  name: SeasonName;
}
const named = (name: SeasonName): NamedSeason => ({ name, ...seasons[name] });

/** The season of a slug's landing page, with its dates. */
export function seasonOf(slug: string | null): NamedSeason | null {
  const season = ownSeason(slug);
  return season && named(season);
}

/** Seasons that a slug's landing page may show; all of them on the start page (D29). */
export function seasonsOf(slug: string | null): readonly NamedSeason[] {
  if (landingOf(slug)?.season === 'current') return SEASONS.map(named);
  const own = seasonOf(slug);
  return own ? [own] : [];
}

/**
 * The season shown on a slug's landing page, or null. Of several, one that has begun comes first, then the one that
 * changes first: on Black Friday that day, not its week.
 * @param now epoch milliseconds.
 */
export function seasonOn(slug: string | null, now: number): { season: NamedSeason; stand: SeasonNow } | null {
  const due = seasonsOf(slug).flatMap((season) => {
    const stand = seasonAt(season, now);
    return stand ? [{ season, stand }] : [];
  });
  const begun = due.filter(({ stand }) => stand.begun);
  const [first] = (begun.length > 0 ? begun : due).toSorted((one, other) => one.stand.until - other.stand.until);
  return first ?? null;
}

/**
 * Schedule of the seasons on a landing page, for the pre-hydration script: comma-separated steps `epoch
 * milliseconds=name state`, with nothing after the sign for a time without a season.
 */
export function seasonSteps(slug: string | null): string {
  const moments = seasonsOf(slug).flatMap(({ dates }) => dates.flatMap((one) => Object.values(one).map(Date.parse)));
  const steps = [...new Set(moments)]
    .toSorted((one, other) => one - other)
    .map((moment) => {
      const on = seasonOn(slug, moment);
      return { moment, words: on ? `${on.season.name} ${on.stand.begun ? 'begun' : 'announced'}` : '' };
    });
  return steps
    .filter(({ words }, index) => words !== (steps[index - 1]?.words ?? ''))
    .map(({ moment, words }) => `${moment}=${words}`)
    .join();
}

/** When a season is told of: by a banner over the start page, by the hero of a page of its own (D29). */
import { landingOf, ownSeason, seasons } from './definitions.ts';
import { SEASONS, type Season, type SeasonName } from './landing.types.ts';

export interface SeasonNow {
  /** Announced only: it begins at `until`. Begun: it ends then. */
  begun: boolean;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * How a season stands; null: nothing tells of it now.
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

/** The season that the landing page of a slug is made for, with its dates. */
export function seasonOf(slug: string | null): NamedSeason | null {
  const season = ownSeason(slug);
  return season && named(season);
}

/** The seasons of which the landing page of a slug may tell; the start page of all (D29). */
export function seasonsOf(slug: string | null): readonly NamedSeason[] {
  if (landingOf(slug)?.season === 'current') return SEASONS.map(named);
  const own = seasonOf(slug);
  return own ? [own] : [];
}

/**
 * The season of which the landing page of a slug tells; null: none. Of several the one that has begun, and of these
 * the one that changes first: on Black Friday that day, not its week.
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
 * Of which season a landing page tells from which moment on, for the script before the page: steps by commas, each
 * `epoch milliseconds=name stand`, or nothing behind the sign while there is none.
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

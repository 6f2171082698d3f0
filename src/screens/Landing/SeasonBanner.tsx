/**
 * A line about the current season of sales above the start page, with a link to the season's page (D29). Offers and
 * prices are for members only.
 */
import { type NamedSeason, seasonOf, seasonsOf } from '../../../machines/landing-pages/season.ts';
import type { ShownSeason } from '../../../machines/landing-pages/season.machine.ts';
import { slugOfSeason } from '../../../machines/landing-pages/definitions.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { usePageLink } from '../../engine/visit/links.ts';
import { useSeasonNow } from '../../engine/appearance/useSeasonNow.ts';
import { Message } from '../../engine/language/message.tsx';
import { Banner } from '../../ui/banner/Banner.tsx';
import { SeasonCountdown } from './SeasonLabel.tsx';
import { useSeasonLine } from './useSeason.ts';

export function SeasonBanner() {
  const slug = useVisit(({ context }) => context.slug);
  const now = useSeasonNow(slug);
  const { shown } = now.context;
  // A page made for a season announces it in its hero.
  if (seasonOf(slug)) return null;
  // A pre-rendered page has no clock: the pre-hydration script decides which one is visible (`pre-hydration.ts`).
  if (now.matches('undecided')) return seasonsOf(slug).map((season) => <BannerOf key={season.name} season={season} />);
  // Keyed by name, so that React reuses the pre-rendered element.
  return shown ? [<BannerOf key={shown.season.name} season={shown.season} now={shown} />] : null;
}

function BannerOf({ season: { name, countdown }, now }: { season: NamedSeason; now?: ShownSeason }) {
  const line = useSeasonLine();
  const stage = now?.begun ? 'begun' : 'announced';
  const until = now?.until ?? null;
  const link = usePageLink('landing', slugOfSeason(name));
  return (
    <Banner
      season={name}
      link={link}
      name={<Message id={`seasons.${name}`} />}
      announced={line(name, 'announced', until)}
      begun={line(name, 'begun', until)}
      stage={now ? stage : null}
    >
      {countdown ? (
        <>
          <small aria-hidden>
            <Message id="seasons.beginsIn" />
          </small>
          <SeasonCountdown minutes={now?.minutes ?? null} />
        </>
      ) : null}
    </Banner>
  );
}

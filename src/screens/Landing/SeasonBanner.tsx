/** A line on the season of sales for which it is the time, over the start page, and the way to its page (D29). No offer, no price: those are for members. */
import { type NamedSeason, seasonOf, seasonsOf } from '../../../machines/landing/season.ts';
import type { SeasonTold } from '../../../machines/landing/season.machine.ts';
import { slugOfSeason } from '../../../machines/landing/definitions.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.ts';
import { useSeasonNow } from '../../engine/useSeasonNow.ts';
import { Message } from '../../engine/message.tsx';
import { Banner } from '../../ui/banner/Banner.tsx';
import { SeasonCountdown } from './SeasonCountdown.tsx';
import { useSeasonLine } from './useSeasonLine.ts';

export function SeasonBanner() {
  const slug = useVisit(({ context }) => context.slug);
  const now = useSeasonNow(slug);
  const { told } = now.context;
  // What a page is made for its hero says.
  if (seasonOf(slug)) return null;
  // Pre-rendered, the page has no clock: the script before it decides which is seen (`pre-hydration.ts`).
  if (now.matches('undecided')) return seasonsOf(slug).map((season) => <BannerOf key={season.name} season={season} />);
  // By its name, so that the delivered one is taken over.
  return told ? [<BannerOf key={told.season.name} season={told.season} now={told} />] : null;
}

function BannerOf({ season: { name, countdown }, now }: { season: NamedSeason; now?: SeasonTold }) {
  const line = useSeasonLine();
  const stand = now?.begun ? 'begun' : 'announced';
  const until = now?.until ?? null;
  const link = usePageLink('landing', slugOfSeason(name));
  return (
    <Banner
      season={name}
      link={link}
      name={<Message id={`seasons.${name}`} />}
      announced={line(name, 'announced', until)}
      begun={line(name, 'begun', until)}
      stand={now ? stand : null}
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

/** The banner of a season of sales, on the landing pages that have one, while it lasts (D29). No offer, no price: those are for members. */
import { type NamedSeason, type SeasonNow, seasonOn, seasonsOf } from '../../../machines/landing/season.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { Banner } from '../../ui/banner/Banner.tsx';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import { MINUTE, useMinute } from './useMinute.ts';

export function SeasonBanner() {
  const slug = useVisit(({ context }) => context.slug);
  const minute = useMinute();
  // Pre-rendered, the page has no clock: the script before it decides which is seen (`pre-hydration.ts`).
  if (minute === null) return seasonsOf(slug).map((season) => <BannerOf key={season.name} season={season} />);
  const on = seasonOn(slug, minute);
  // By its name, so that the delivered one is taken over.
  return on ? [<BannerOf key={on.season.name} season={on.season} now={{ ...on.stand, minute }} />] : null;
}

function BannerOf({ season: { name, countdown }, now }: { season: NamedSeason; now?: SeasonNow & { minute: number } }) {
  const stand = now?.begun ? 'begun' : 'announced';
  return (
    <Banner
      season={name}
      name={<Message id={`seasons.${name}`} />}
      second={<Message id="seasons.second" />}
      announced={<Message id={`seasons.${name}Announced`} />}
      begun={<Message id={`seasons.${name}Begun`} />}
      stand={now ? stand : null}
    >
      {countdown ? <Left minutes={now ? (now.until - now.minute) / MINUTE : null} /> : null}
    </Banner>
  );
}

/** @param minutes null: not known yet. */
function Left({ minutes }: { minutes: number | null }) {
  const whole = minutes ?? 0;
  const left = { days: Math.floor(whole / 1440), hours: Math.floor((whole % 1440) / 60), minutes: whole % 60 };
  return (
    <Countdown
      blank={minutes === null}
      sentence={<Message id="seasons.left" values={left} />}
      parts={(['days', 'hours', 'minutes'] as const).map((unit) => ({
        id: unit,
        figure: left[unit],
        unit: <Message id={`seasons.${unit}`} values={left} />,
      }))}
    />
  );
}

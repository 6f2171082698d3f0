/** The banner of a season of sales, on the landing page that has one, while it lasts (D29). No offer, no price: those are for members. */
import { seasonAt, seasonOf } from '../../../machines/landing/season.ts';
import { useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { Banner } from '../../ui/banner/Banner.tsx';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import { MINUTE, useMinute } from './useMinute.ts';

export function SeasonBanner() {
  const season = seasonOf(useJourney(({ context }) => context.slug));
  const minute = useMinute();
  if (!season) return null;
  const now = minute === null ? null : seasonAt(season, minute);
  // Pre-rendered, the page has no clock: the script before it decides (`held.ts`).
  if (minute !== null && now === null) return null;
  const { name, countdown } = season;
  return (
    <Banner
      name={<Words id={`seasons.${name}`} />}
      second={<Words id="seasons.second" />}
      announced={<Words id={`seasons.${name}Announced`} />}
      begun={<Words id={`seasons.${name}Begun`} />}
      stand={now && (now.begun ? 'begun' : 'announced')}
    >
      {countdown ? <Left minutes={now && minute !== null ? (now.until - minute) / MINUTE : null} /> : null}
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
      sentence={<Words id="seasons.left" values={left} />}
      parts={(['days', 'hours', 'minutes'] as const).map((unit) => ({
        id: unit,
        figure: left[unit],
        unit: <Words id={`seasons.${unit}`} values={left} />,
      }))}
    />
  );
}

/** The banner of a season of sales, on the landing page that has one, while it lasts (D29). No offer, no price: those are for members. */
import { seasonAt, seasonOf } from '../../../machines/landing/season.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { Banner } from '../../ui/banner/Banner.tsx';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import { MINUTE, useMinute } from './useMinute.ts';

export function SeasonBanner() {
  const season = seasonOf(useVisit(({ context }) => context.slug));
  const minute = useMinute();
  if (!season) return null;
  const now = minute === null ? null : seasonAt(season, minute);
  // Pre-rendered, the page has no clock: the script before it decides (`pre-hydration.ts`).
  if (minute !== null && now === null) return null;
  const { name, countdown } = season;
  return (
    <Banner
      name={<Message id={`seasons.${name}`} />}
      second={<Message id="seasons.second" />}
      announced={<Message id={`seasons.${name}Announced`} />}
      begun={<Message id={`seasons.${name}Begun`} />}
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
      sentence={<Message id="seasons.left" values={left} />}
      parts={(['days', 'hours', 'minutes'] as const).map((unit) => ({
        id: unit,
        figure: left[unit],
        unit: <Message id={`seasons.${unit}`} values={left} />,
      }))}
    />
  );
}

/** Time left until a season begins (D29). */
import type { ReactNode } from 'react';
import { Message } from '../../engine/language/message.tsx';
import { Countdown } from '../../ui/countdown/Countdown.tsx';

interface SeasonCountdownProps {
  /** Null if not known yet. */
  minutes: number | null;
  /** Caption above the figures. */
  caption?: ReactNode;
}

export function SeasonCountdown({ minutes, caption }: SeasonCountdownProps) {
  const whole = minutes ?? 0;
  const left = { days: Math.floor(whole / 1440), hours: Math.floor((whole % 1440) / 60), minutes: whole % 60 };
  return (
    <Countdown
      blank={minutes === null}
      caption={caption}
      sentence={<Message id="seasons.left" values={left} />}
      parts={(['days', 'hours', 'minutes'] as const).map((unit) => ({
        id: unit,
        figure: left[unit],
        unit: <Message id={`seasons.${unit}`} values={left} />,
      }))}
    />
  );
}

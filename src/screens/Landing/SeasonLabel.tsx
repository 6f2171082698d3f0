/** Time until a season begins, also on the curtain of its page (D29). */
import type { ReactNode } from 'react';
import { Message } from '../../engine/language/message.tsx';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import { SewnLabel } from '../../ui/sewn-label/SewnLabel.tsx';
import { Seasonal } from './Seasonal.tsx';

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

interface SeasonLabelProps {
  /** Null if not known yet. */
  minutes: number | null;
  /** Content if the season is not announced, or has begun. */
  otherwise: ReactNode;
}

export function SeasonLabel({ minutes, otherwise }: SeasonLabelProps) {
  const left = (
    <SewnLabel figures>
      <SeasonCountdown minutes={minutes} caption={<Message id="seasons.beginsIn" />} />
    </SewnLabel>
  );
  return <Seasonal block over={otherwise} announced={left} begun={otherwise} />;
}

/** Time until a season begins, on the curtain of its page (D29). */
import type { ReactNode } from 'react';
import { Message } from '../../engine/language/message.tsx';
import { SewnLabel } from '../../ui/sewn-label/SewnLabel.tsx';
import { SeasonCountdown } from './SeasonCountdown.tsx';
import { Seasonal } from './Seasonal.tsx';

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

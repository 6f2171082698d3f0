import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './countdown.css';

type CountdownProps = {
  /** Remaining time, largest unit first: figures with units. */
  parts: readonly { id: string; figure: number; unit: ReactNode }[];
  /** The same as a sentence, for screen readers. */
  sentence: ReactNode;
  /** Short caption above the figures, which are then large. */
  caption?: ReactNode;
  /** Not known yet: only the space is reserved. */
  blank?: boolean | undefined;
};

/** Time left until an event, in two-digit figures. A timer: screen readers do not read it as it runs. */
export function Countdown({ parts, sentence, caption, blank }: CountdownProps) {
  return (
    <span
      className={classNames('countdown', Boolean(caption) && 'countdown--large', blank && 'countdown--blank')}
      role="timer"
    >
      <span className="unseen">{sentence}</span>
      {caption ? (
        <span className="countdown__caption" aria-hidden="true">
          {caption}
        </span>
      ) : null}
      {parts.map(({ id, figure, unit }) => (
        <span key={id} className="countdown__part" aria-hidden="true">
          <span className="countdown__figure">{String(figure).padStart(2, '0')}</span> {unit}
        </span>
      ))}
    </span>
  );
}

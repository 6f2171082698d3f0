import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './countdown.css';

export type CountdownProps = {
  /** What is left, the largest first: each a figure with its unit. */
  parts: readonly { id: string; figure: number; unit: ReactNode }[];
  /** The same as a sentence, for whoever hears it. */
  sentence: ReactNode;
  /** To what, in a word or two over the figures, which then are large. */
  caption?: ReactNode;
  /** Not known yet: only its place is kept. */
  blank?: boolean | undefined;
};

/** What is left until something begins, in figures of two digits. A timer: it is not read out as it runs. */
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

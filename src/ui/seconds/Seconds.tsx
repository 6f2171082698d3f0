import type { ReactNode } from 'react';
import './seconds.css';

export type SecondsProps = {
  /** What is left. */
  value: number;
  /** The word that goes with it, e.g. "seconds". */
  children: ReactNode;
};

/** A count-down in a figure that is seen across a room. A timer: it is not read out as it runs. */
export function Seconds({ value, children }: SecondsProps) {
  return (
    <p className="seconds" role="timer">
      <span className="seconds__figure">{value}</span> {children}
    </p>
  );
}

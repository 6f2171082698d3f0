import type { ReactNode } from 'react';
import './seconds.css';

export type SecondsProps = {
  /** A whole sentence; what is left stands in it by {@link left}. */
  children: ReactNode;
};

/** A sentence that counts down. A timer: it is not read out as it runs. */
export function Seconds({ children }: SecondsProps) {
  return (
    <p className="seconds" role="timer">
      {children}
    </p>
  );
}

/** What is left, to be seen across a room: for a tag in the sentence. */
export const left = (words: ReactNode) => (
  <span key="left" className="seconds__left">
    {words}
  </span>
);

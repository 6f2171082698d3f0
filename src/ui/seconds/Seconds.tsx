import type { ReactNode } from 'react';
import './seconds.css';

type SecondsProps = {
  /** A whole sentence, with the remaining time in a {@link left} tag. */
  children: ReactNode;
};

/** A sentence with a countdown. A timer: screen readers do not read it as it runs. */
export function Seconds({ children }: SecondsProps) {
  return (
    <p className="seconds" role="timer">
      {children}
    </p>
  );
}

/** The remaining time in large type, for a tag in the sentence. */
export const left = (words: ReactNode) => (
  <span key="left" className="seconds__left">
    {words}
  </span>
);

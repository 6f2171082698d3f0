import type { ReactNode } from 'react';
import './inclined.css';

type InclinedProps = {
  /** On top of the lines. */
  picture: ReactNode;
  children: ReactNode;
};

/** A picture on the inclined lines with text next to it; on a phone below. */
export function Inclined({ picture, children }: InclinedProps) {
  return (
    <div className="inclined">
      <div className="inclined__picture">{picture}</div>
      <div className="inclined__words flow">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import './inclined.css';

export type InclinedProps = {
  /** Lies on the lines. */
  picture: ReactNode;
  children: ReactNode;
};

/** A picture on the inclined lines, words beside it; on a phone beneath. */
export function Inclined({ picture, children }: InclinedProps) {
  return (
    <div className="inclined">
      <div className="inclined__picture">{picture}</div>
      <div className="inclined__words flow">{children}</div>
    </div>
  );
}

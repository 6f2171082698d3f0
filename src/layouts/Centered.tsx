import type { ReactNode } from 'react';
import './centered.css';

/** One centred column. A form in it stays aligned to its left edge. */
export function Centered({ children }: { children: ReactNode }) {
  return <div className="centered flow">{children}</div>;
}

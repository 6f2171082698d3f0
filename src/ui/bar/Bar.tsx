import type { ReactNode } from 'react';
import './bar.css';

/** A word about the page as a whole, in sight wherever one is on it. Keep it there, empty if need be: it is a live region. */
export function Bar({ children }: { children?: ReactNode }) {
  return (
    <output className="bar" aria-live="polite">
      {children ? <span className="bar__words">{children}</span> : null}
    </output>
  );
}

import type { ReactNode } from 'react';
import './bar.css';

/** A word about the page as a whole, in sight wherever one is on it. Keep it there, empty if need be: it is a live region. */
export function Bar({ children }: { children?: ReactNode }) {
  return (
    <div className="bar" role="status">
      {children ? <p className="bar__words">{children}</p> : null}
    </div>
  );
}

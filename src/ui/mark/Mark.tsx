import type { ReactNode } from 'react';
import './mark.css';

/** A label in a corner of the window, above the content, which stays usable. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <p className="mark" role="note">
      {children}
    </p>
  );
}

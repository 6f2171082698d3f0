import type { ReactNode } from 'react';
import './mark.css';

/** A word about what one looks at, in a corner of the window, over whatever is there. Nothing beneath it is hindered. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <p className="mark" role="note">
      {children}
    </p>
  );
}

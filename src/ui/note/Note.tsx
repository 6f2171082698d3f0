import type { ReactNode } from 'react';
import './note.css';

/** Small print that may be read, or left: conditions, a way back, another way in. */
export function Note({ children }: { children: ReactNode }) {
  return <p className="note">{children}</p>;
}

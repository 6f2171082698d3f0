import type { ReactNode } from 'react';
import './lead.css';

/** The paragraph beneath a heading: what this is about, in a sentence or two. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}

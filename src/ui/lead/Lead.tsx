import type { ReactNode } from 'react';
import './lead.css';

/** The paragraph below a heading: a summary in one or two sentences. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>;
}

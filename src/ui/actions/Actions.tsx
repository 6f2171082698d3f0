import type { ReactNode } from 'react';
import './actions.css';

/** A row of actions; on a phone one below the other. Takes buttons, button links and text buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}

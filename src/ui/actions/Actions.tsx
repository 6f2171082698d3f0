import type { ReactNode } from 'react';
import './actions.css';

/** What can be done next, side by side; on a phone one beneath the other. Takes buttons, button links and text buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}

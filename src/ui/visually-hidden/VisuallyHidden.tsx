import type { ReactNode } from 'react';

/** Messages for those who listen; nothing is shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="unseen">{children}</span>;
}

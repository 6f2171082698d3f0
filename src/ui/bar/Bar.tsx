import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './bar.css';

type BarProps = {
  /** Appears while the page is in use, so it overlays the page instead of moving it. */
  over?: boolean;
  children?: ReactNode;
};

/** A message about the whole page, always visible. Keep it rendered, even if empty: it is a live region. */
export function Bar({ over, children }: BarProps) {
  return (
    <div className={classNames('bar', over && 'bar--over')} aria-live="polite" aria-atomic>
      {children ? <span className="bar__words">{children}</span> : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './bar.css';

export type BarProps = {
  /** It comes while somebody is on the page, and so lies over it: nothing moves beneath a finger. */
  over?: boolean;
  children?: ReactNode;
};

/** A word about the page as a whole, in sight wherever one is on it. Keep it there, empty if need be: it is a live region. */
export function Bar({ over, children }: BarProps) {
  return (
    <div className={classNames('bar', over && 'bar--over')} aria-live="polite" aria-atomic>
      {children ? <span className="bar__words">{children}</span> : null}
    </div>
  );
}

/** A store's façade with text next to it, both on one floor line. */
import type { ReactNode } from 'react';
import { frontOf, type Town } from './fronts.ts';
import './store-front.css';

type StoreFrontProps = {
  town: Town;
  /** Below the fold: loaded when it nears the viewport. */
  lazy?: boolean | undefined;
  /** Includes its own heading. */
  children: ReactNode;
};

/** On wide screens every second sibling has its text on the left. */
export function StoreFront({ town, lazy, children }: StoreFrontProps) {
  return (
    <div className="store-front">
      <div className="store-front__picture">
        <img {...frontOf(town)} alt="" loading={lazy ? 'lazy' : undefined} />
      </div>
      <div className="store-front__words">{children}</div>
    </div>
  );
}

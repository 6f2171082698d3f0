/** The front of a store, and words beside it, both on one floor. */
import type { ReactNode } from 'react';
import { frontOf, type Town } from './fronts.ts';
import './store-front.css';

export type StoreFrontProps = {
  town: Town;
  /** Below the fold: fetched when it nears the viewport. */
  lazy?: boolean | undefined;
  /** With a heading of its own. */
  children: ReactNode;
};

/** On a desk every second one of its siblings has its words on the left. */
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

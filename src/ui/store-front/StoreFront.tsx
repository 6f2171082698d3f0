/** The front of a store, and words beside it, both on one floor. */
import type { ReactNode } from 'react';
import dornach from '../art/store-dornach.svg';
import munich from '../art/store-munich.svg';
import vienna from '../art/store-vienna.svg';
import './store-front.css';

const fronts = {
  munich: { src: munich, height: 452 },
  dornach: { src: dornach, height: 324 },
  vienna: { src: vienna, height: 434 },
} as const;
export type Town = keyof typeof fronts;

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
        <img {...fronts[town]} width={480} alt="" loading={lazy ? 'lazy' : undefined} />
      </div>
      <div className="store-front__words">{children}</div>
    </div>
  );
}

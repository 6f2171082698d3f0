/** The levels of the club: a length of silk each, hung in doorways that rise from the first to the last, a label sewn on. */
import type { ReactNode } from 'react';
import { pictureNamed } from '../art/address.ts';
import './silks.css';

const LEVELS = ['silver', 'gold', 'diamond'] as const;

export type SilksProps = {
  /** What the labels say. */
  names: Readonly<Record<(typeof LEVELS)[number], ReactNode>>;
};

/** A picture: the words beside it say the same. */
export function Silks({ names }: SilksProps) {
  return (
    <div className="silks" aria-hidden="true">
      {LEVELS.map((level) => (
        <div key={level} className="silks__door">
          {/* Hung to the whole height of its doorway. */}
          <img
            src={`${pictureNamed(`card-${level}`)}#svgView(preserveAspectRatio(none))`}
            width={360}
            height={228}
            alt=""
            loading="lazy"
          />
          <span className="silks__label paper">{names[level]}</span>
        </div>
      ))}
    </div>
  );
}

/** The levels of the club: a length of silk with a label for each, in arches of ascending height. */
import type { ReactNode } from 'react';
import { pictureNamed } from '../art/address.ts';
import './silks.css';

const LEVELS = ['silver', 'gold', 'diamond'] as const;

type SilksProps = {
  /** Texts of the labels. */
  names: Readonly<Record<(typeof LEVELS)[number], ReactNode>>;
};

/** Decorative: the text next to it says the same. */
export function Silks({ names }: SilksProps) {
  return (
    <div className="silks" aria-hidden="true">
      {LEVELS.map((level) => (
        <div key={level} className="silks__door">
          {/* Fills the height of its arch. */}
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

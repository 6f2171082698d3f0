import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './banner.css';

export type BannerProps = {
  /** Which of the seasons it is of. */
  season: 'singlesWeek' | 'blackWeek' | 'blackFriday' | 'cyberMonday';
  /** What it is called; the second thought in italic. */
  name: ReactNode;
  second: ReactNode;
  /** In a line, before it begins and from then on. */
  announced: ReactNode;
  begun: ReactNode;
  /** Null: not known yet. The root's `data-season`, a season and its stand, then tells whether it is there, and how. */
  stand: 'announced' | 'begun' | null;
  /** Beside the words, until it begins. */
  children?: ReactNode;
};

/** A season of the house, above everything: ink from edge to edge, and inclined lines. */
export function Banner({ season, name, second, announced, begun, stand, children }: BannerProps) {
  const id = useId();
  return (
    <aside
      className={classNames('banner', stand !== null && 'banner--known')}
      data-season={season}
      aria-labelledby={id}
    >
      <div className="banner__words">
        <p className="banner__name" id={id}>
          {name} <em>{second}</em>
        </p>
        {stand === 'begun' ? null : <p className="banner__line banner__ahead">{announced}</p>}
        {stand === 'announced' ? null : <p className="banner__line banner__now">{begun}</p>}
      </div>
      {stand === 'begun' || !children ? null : <div className="banner__ahead banner__beside">{children}</div>}
    </aside>
  );
}

import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './banner.css';

export type BannerProps = {
  /** Which of the seasons it is of. */
  season: 'singlesWeek' | 'blackWeek' | 'blackFriday' | 'cyberMonday';
  /** Where the line leads. */
  link: { href: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
  /** What it is called. */
  name: ReactNode;
  /** In a line, before it begins and from then on. */
  announced: ReactNode;
  begun: ReactNode;
  /** Null: not known yet. The root's `data-season`, a season and its stand, then tells whether it is there, and how. */
  stand: 'announced' | 'begun' | null;
  /** A countdown, until it begins, and a `small` before it that says to what; on a phone instead of the line. */
  children?: ReactNode;
};

/** A season, above everything: one line on ink, from edge to edge, all of it a link. */
export function Banner({ season, link, name, announced, begun, stand, children }: BannerProps) {
  return (
    <div className={classNames('banner', stand !== null && 'banner--known')} data-season={season}>
      <p className="banner__name">
        <a {...link}>{name}</a>
      </p>
      {stand === 'begun' ? null : (
        <p className={classNames('banner__line', 'banner__ahead', Boolean(children) && 'banner__line--counted')}>
          {announced}
        </p>
      )}
      {stand === 'announced' ? null : <p className="banner__line banner__now">{begun}</p>}
      {stand === 'begun' || !children ? null : <div className="banner__ahead">{children}</div>}
    </div>
  );
}

import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './banner.css';

type BannerProps = {
  /** Name of the season. */
  season: 'singlesWeek' | 'blackWeek' | 'blackFriday' | 'cyberMonday';
  /** Target of the line. */
  link: { href: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
  /** Name of the season as text. */
  name: ReactNode;
  /** Text before the season begins, and after. */
  announced: ReactNode;
  begun: ReactNode;
  /** Null if not known yet: the root's `data-season` (season and state) then controls visibility and variant. */
  stage: 'announced' | 'begun' | null;
  /** A countdown until it begins, preceded by a `small` with its caption; on a phone it replaces the line. */
  children?: ReactNode;
};

/** A season banner above the page: one line on ink over the full width, linked as a whole. */
export function Banner({ season, link, name, announced, begun, stage, children }: BannerProps) {
  return (
    <div className={classNames('banner', stage !== null && 'banner--known')} data-season={season}>
      <p className="banner__name">
        <a {...link}>{name}</a>
      </p>
      {stage === 'begun' ? null : (
        <p className={classNames('banner__line', 'banner__ahead', Boolean(children) && 'banner__line--counted')}>
          {announced}
        </p>
      )}
      {stage === 'announced' ? null : <p className="banner__line banner__now">{begun}</p>}
      {stage === 'begun' || !children ? null : <div className="banner__ahead">{children}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { CurrentLinkItem, LinkItem } from '../link-item.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import './header.css';

/** Links with the name of their navigation, for those who listen. */
export type HeaderLinks<Link extends LinkItem = LinkItem> = {
  readonly name: string;
  readonly links: readonly Link[];
};

export type HeaderProps = {
  /** The way home, with the name of the house as its label. */
  home: LinkItem;
  /** Only where there is room: the foot has them too. */
  house?: HeaderLinks<CurrentLinkItem> | null | undefined;
  /** One or two: the login. */
  account: HeaderLinks;
  /** The skip link. */
  children?: ReactNode;
};

/** The head of every page. */
export function Header({ home, house, account, children }: HeaderProps) {
  return (
    <header className="header">
      {children}
      <Wordmark {...home} />
      {house ? (
        <nav className="header__links header__house" aria-label={house.name}>
          {house.links.map(({ label, current, ...anchor }) => (
            <a key={anchor.href} {...anchor} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      {account.links.length > 0 && (
        <nav className="header__links" aria-label={account.name}>
          {account.links.map(({ label, ...anchor }) => (
            <a key={anchor.href} {...anchor}>
              {label}
            </a>
          ))}
        </nav>
      )}
    </header>
  );
}
